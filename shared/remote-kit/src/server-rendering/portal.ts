import type { Language } from '@portal/contract/language'
import { portalVersion } from '@portal/contract/portal-version'
import type { ScreenRenderRequest } from '@portal/contract/server-rendering'
import type { Tenant } from '@portal/contract/tenant'
import type { Portal, Store } from '@portal/remote-kit/portal'
import { QueryClient } from '@portal/remote-kit/query'
import { createPath } from '@portal/remote-kit/router'
import { createStyleCache, type StyleCache } from '@portal/ui'
import { nothingSeen } from '../last-seen.ts'
import { setUiLocale } from './ui-texts.ts'

/** A store for server rendering, which never notifies listeners. */
export function staticStore<T>(value: T): Store<T> & { set(next: T): void } {
  let current = value
  return {
    get: () => current,
    set: (next) => {
      current = next
    },
    subscribe: () => () => {},
  }
}

const tenant = staticStore<Tenant | null>(null)
const language = staticStore<{ language: Language; formal: boolean }>({ language: 'nl', formal: false })
/** Address of the page that is being rendered. */
const pageLocation = staticStore({ pathname: '/', search: '', hash: '', state: null, key: 'default' })

/**
 * With `compat`, Emotion keeps inserted rules in the cache instead of writing style elements between the HTML elements.
 */
const styles: StyleCache = Object.assign(createStyleCache(), { compat: true as const })

const nothingYet = () => Promise.reject(new Error('nothing is sent while a page is drawn'))

/** The portal during server rendering: a tenant and wording, no customer, no network. */
export const portal: Portal = {
  version: portalVersion,
  remote: 'server',
  tenant,
  language: { current: language, change: () => {} },
  session: {
    account: staticStore(null),
    accounts: staticStore([]),
    signIn: nothingYet,
    signOut: nothingYet,
    switchTo: nothingYet,
    forget: nothingYet,
  },
  api: { send: nothingYet, read: nothingYet },
  queries: new QueryClient(),
  lastSeen: nothingSeen,
  drafts: { read: async () => null, keep: async () => false, drop: async () => {} },
  styles,
  router: {
    basename: '',
    location: pageLocation,
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      push: () => {},
      replace: () => {},
      go: () => {},
    },
  },
  navigate: () => {},
  permissions: staticStore({}),
  isAllowed: () => true,
  pathOf: () => null,
  slot: () => [],
  report: () => {},
}

/** Sets the page that is rendered next. */
export function setRenderedPage(request: Pick<ScreenRenderRequest, 'path' | 'tenant' | 'wording'>): void {
  tenant.set(request.tenant)
  pageLocation.set({ ...pageLocation.get(), pathname: request.path })
  setUiLocale(request.wording)
  language.set({
    language: request.wording.slice(0, 2) as Language,
    formal: request.wording.endsWith('_u'),
  })
}
