import type { Language } from '@portal/contract/language'
import { portalVersion } from '@portal/contract/portal-version'
import type { ScreenRenderRequest } from '@portal/contract/server-rendering'
import type { Tenant } from '@portal/contract/tenant'
import type { Portal, Store } from '@portal/remote-kit/portal'
import { QueryClient } from '@portal/remote-kit/query'
import { createPath } from '@portal/remote-kit/router'
import { createStyleCache, type StyleCache } from '@portal/ui'
import { setUiLocale } from './ui-texts.ts'

export function createStaticStore<T>(value: T): Store<T> & { set(next: T): void } {
  let current = value
  return {
    get: () => current,
    set: (next) => {
      current = next
    },
    subscribe: () => () => {},
  }
}

const renderedTenant = createStaticStore<Tenant | null>(null)
const renderedLanguage = createStaticStore<{ language: Language; formal: boolean }>({
  language: 'nl',
  formal: false,
})
const renderedLocation = createStaticStore({
  pathname: '/',
  search: '',
  hash: '',
  state: null,
  key: 'default',
})

/** With `compat`, Emotion does not write style elements between the HTML elements. */
const styleCache: StyleCache = Object.assign(createStyleCache(), { compat: true as const })

const rejectRequest = () => Promise.reject(new Error('nothing is sent while a page is drawn'))

/** The portal during server rendering: a tenant and a locale, no customer, no network. */
export const portal: Portal = {
  version: portalVersion,
  remote: 'server',
  tenant: renderedTenant,
  language: { current: renderedLanguage, change: () => {} },
  session: {
    account: createStaticStore(null),
    accounts: createStaticStore([]),
    signIn: rejectRequest,
    signOut: rejectRequest,
    switchTo: rejectRequest,
    forget: rejectRequest,
  },
  api: { send: rejectRequest, read: rejectRequest },
  queries: new QueryClient(),
  lastSeen: { of: () => null, subscribe: () => () => {}, show: () => () => {} },
  drafts: { read: async () => null, save: async () => false, remove: async () => {} },
  styles: styleCache,
  router: {
    basename: '',
    location: renderedLocation,
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      push: () => {},
      replace: () => {},
      go: () => {},
    },
  },
  navigate: () => {},
  permissions: createStaticStore({}),
  isAllowed: () => true,
  pathOf: () => null,
  slot: () => [],
  report: () => {},
}

export function setRenderedPage(request: Pick<ScreenRenderRequest, 'path' | 'tenant' | 'wording'>): void {
  renderedTenant.set(request.tenant)
  renderedLocation.set({ ...renderedLocation.get(), pathname: request.path })
  setUiLocale(request.wording)
  renderedLanguage.set({
    language: request.wording.slice(0, 2) as Language,
    formal: request.wording.endsWith('_u'),
  })
}
