import { createHash } from 'node:crypto'
import type { Page, Route } from '@playwright/test'

/** Network faults of a code file, named as in test titles. */
export const networkFaults = [
  'is refused',
  'is not found',
  'fails on the server',
  'hangs',
  'is HTML instead of code',
  'has a flipped byte in its entry',
  'has a flipped byte in its screen',
] as const
/** Faults in the code itself. A browser loads such code only if integrity checks are bypassed. */
export const codeFaults = [
  'throws on load',
  'throws on mount',
  'throws while it draws',
  'throws on unmount',
] as const
export type CodeFault = (typeof networkFaults)[number] | (typeof codeFaults)[number]

/** A remote whose code a test can break and repair while a page stays open. */
export interface BrokenRemote {
  /** Whether an address is that of a file of the remote. */
  isRemoteFile(url: URL): boolean
  break(fault: CodeFault): Promise<void>
  repair(): Promise<void>
}

/** Intercepts a page's requests for files of a remote; `view` is the view of the current screen. */
export async function createBreakableRemote(page: Page, remote: string, view: string): Promise<BrokenRemote> {
  let fault: CodeFault | null = null
  const seen = new Map<RemoteFileKind, string>()
  await page.addInitScript(installFaultyViews)
  const remoteFile = new RegExp(`/${remote}/.*\\.js`)
  await page.route(remoteFile, async (route) => {
    const address = new URL(route.request().url())
    const file = getFileKind(address, view)
    seen.set(file, address.origin + address.pathname)
    if (fault !== 'hangs') await respondWithFault(route, fault, file)
  })
  const calculateReplacementHashes = async (next: CodeFault) =>
    Promise.all(
      [...seen].map(async ([file, url]) => {
        const code = await fetchCode(url)
        return [calculateIntegrity(code), calculateIntegrity(applyFault(code, next, file))]
      }),
    )
  return {
    isRemoteFile: (url) => remoteFile.test(url.href),
    break: async (next) => {
      fault = next
      const pins = codeFaults.some((one) => one === next)
        ? Object.fromEntries(await calculateReplacementHashes(next))
        : {}
      await page.addInitScript(
        (fault) => localStorage.setItem('fault', fault),
        JSON.stringify({ fault, pins }),
      )
    },
    repair: async () => {
      fault = null
      await page.evaluate(() => localStorage.setItem('fault', '{}'))
    },
  }
}

const calculateIntegrity = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`

type RemoteFileKind = 'entry' | 'screen' | 'other'
const getFileKind = ({ pathname }: URL, view: string): RemoteFileKind => {
  const name = pathname.split('/').at(-1) ?? ''
  if (name.startsWith('remoteEntry.')) return 'entry'
  return name.startsWith(`view.${view}.`) ? 'screen' : 'other'
}

function applyFault(code: string, fault: CodeFault, file: RemoteFileKind): string {
  if (fault === `has a flipped byte in its ${file}`) return code.replace(/.$/s, ' ')
  if (fault === 'throws on load') return file === 'entry' ? 'throw new Error("thrown on load")' : code
  if (file === 'screen' && fault.startsWith('throws'))
    return code.replace('.push([', '.push(faulty([').replace(/\]\)([^\])]*)$/, ']))$1')
  return code
}

/** Fetches a file's code from outside the browser, because a response in the browser is lost when the page closes. */
const fetchCode = async (url: string): Promise<string> => (await fetch(url)).text()

async function respondWithFault(route: Route, fault: CodeFault | null, file: RemoteFileKind): Promise<void> {
  if (fault === null) return route.continue()
  if (fault === 'is refused') return route.abort('connectionrefused')
  if (fault === 'is not found') return route.fulfill({ status: 404, body: '' })
  if (fault === 'fails on the server') return route.fulfill({ status: 500, body: '' })
  if (fault === 'is HTML instead of code')
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
  const code = await fetchCode(route.request().url())
  const body = applyFault(code, fault, file)
  if (body === code) return route.continue()
  await route.fulfill({
    contentType: 'text/javascript',
    headers: { 'access-control-allow-origin': '*' },
    body,
  })
}

/**
 * Runs in the page before its code. Replaces integrity hashes of deliberately changed files, and wraps the view of a
 * chunk in a component that throws as the current fault requires.
 */
function installFaultyViews(): void {
  const readCurrentFault = (): { fault?: string; pins?: Record<string, string> } =>
    JSON.parse(localStorage.getItem('fault') ?? '{}')
  const pin = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'integrity')
  Object.defineProperty(HTMLScriptElement.prototype, 'integrity', {
    set(this: HTMLScriptElement, value: string) {
      pin?.set?.call(this, readCurrentFault().pins?.[value] ?? value)
    },
  })
  const throwAtStage = (moment: string) => {
    if (readCurrentFault().fault === `throws ${moment}`) throw new Error(`thrown ${moment}`)
  }
  const wrapComponent = (inner: unknown) => {
    class ThrowingView {
      isReactComponent = {}
      render() {
        throwAtStage('while it draws')
        const $$typeof = Symbol.for('react.transitional.element')
        return { $$typeof, type: inner, key: null, ref: null, props: {}, _owner: null, _store: {} }
      }
      componentDidMount() {
        throwAtStage('on mount')
      }
      componentWillUnmount() {
        throwAtStage('on unmount')
      }
    }
    Object.assign(ThrowingView.prototype, { isReactComponent: {} })
    return ThrowingView
  }
  type WebpackExports = Record<string, () => unknown>
  type WebpackRequire = ((id: string) => unknown) & { d(exports: object, definition: WebpackExports): void }
  type WebpackModuleFactory = (module: object, exports: object, require: WebpackRequire) => void
  const wrapChunk = ([ids, modules, ...rest]: [
    string[],
    Record<string, WebpackModuleFactory>,
    ...unknown[],
  ]) => {
    const wrapped = Object.entries(modules).map(([id, factory]) => {
      const wrap: WebpackModuleFactory = (module, exports, require) => {
        const d: WebpackRequire['d'] = (target, definition) => {
          const view = definition.default
          let wrappedView: unknown
          const getWrappedView = () => {
            wrappedView ??= wrapComponent(view?.())
            return wrappedView
          }
          require.d(target, view ? { ...definition, default: getWrappedView } : definition)
        }
        factory(
          module,
          exports,
          Object.assign((other: string) => require(other), require, { d }),
        )
      }
      return [id, wrap] as const
    })
    return [ids, Object.fromEntries(wrapped), ...rest]
  }
  Object.assign(globalThis, { faulty: wrapChunk })
}
