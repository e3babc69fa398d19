import { createHash } from 'node:crypto'
import type { Page, Route } from '@playwright/test'

/** Network faults, as named in test titles. */
export const networkFaults = [
  'is refused',
  'is not found',
  'fails on the server',
  'hangs',
  'is HTML instead of code',
  'has a flipped byte in its entry',
  'has a flipped byte in its screen',
] as const
/** Faults of the code itself; a browser only loads such code if integrity checks are bypassed. */
export const codeFaults = [
  'throws on load',
  'throws on mount',
  'throws while it draws',
  'throws on unmount',
] as const
export type Fault = (typeof networkFaults)[number] | (typeof codeFaults)[number]

/** A remote whose code can be broken and repaired while a page stays open. */
export interface BrokenRemote {
  break(fault: Fault): Promise<void>
  heal(): Promise<void>
}

/** Intercepts a page's requests for files of a remote; `view` is the view of the current screen. */
export async function breakable(page: Page, remote: string, view: string): Promise<BrokenRemote> {
  let fault: Fault | null = null
  const seen = new Map<File, string>()
  await page.addInitScript(wrapViews)
  await page.route(new RegExp(`/${remote}/.*\\.js`), async (route) => {
    const address = new URL(route.request().url())
    const file = fileOf(address, view)
    seen.set(file, address.origin + address.pathname)
    if (fault !== 'hangs') await answer(route, fault, file)
  })
  const pinsOf = async (next: Fault) =>
    Promise.all(
      [...seen].map(async ([file, url]) => {
        const code = await codeAt(url)
        return [pinOf(code), pinOf(changed(code, next, file))]
      }),
    )
  return {
    break: async (next) => {
      fault = next
      const pins = codeFaults.some((one) => one === next) ? Object.fromEntries(await pinsOf(next)) : {}
      await page.addInitScript(
        (given) => localStorage.setItem('fault', given),
        JSON.stringify({ fault, pins }),
      )
    },
    heal: async () => {
      fault = null
      await page.evaluate(() => localStorage.setItem('fault', '{}'))
    },
  }
}

const pinOf = (code: string) => `sha384-${createHash('sha384').update(code).digest('base64')}`

type File = 'entry' | 'screen' | 'other'
const fileOf = ({ pathname }: URL, view: string): File => {
  const name = pathname.split('/').at(-1) ?? ''
  if (name.startsWith('remoteEntry.')) return 'entry'
  return name.startsWith(`view.${view}.`) ? 'screen' : 'other'
}

/** Applies a fault to a file's code. */
function changed(code: string, fault: Fault, file: File): string {
  if (fault === `has a flipped byte in its ${file}`) return code.replace(/.$/s, ' ')
  if (fault === 'throws on load') return file === 'entry' ? 'throw new Error("thrown on load")' : code
  if (file === 'screen' && fault.startsWith('throws'))
    return code.replace('.push([', '.push(faulty([').replace(/\]\)([^\])]*)$/, ']))$1')
  return code
}

/** A file's code from the server; fetched outside the browser, whose responses end with their page. */
const codeAt = async (url: string): Promise<string> => (await fetch(url)).text()

async function answer(route: Route, fault: Fault | null, file: File): Promise<void> {
  if (fault === null) return route.continue()
  if (fault === 'is refused') return route.abort('connectionrefused')
  if (fault === 'is not found') return route.fulfill({ status: 404, body: '' })
  if (fault === 'fails on the server') return route.fulfill({ status: 500, body: '' })
  if (fault === 'is HTML instead of code')
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
  const code = await codeAt(route.request().url())
  const body = changed(code, fault, file)
  if (body === code) return route.continue()
  await route.fulfill({
    contentType: 'text/javascript',
    headers: { 'access-control-allow-origin': '*' },
    body,
  })
}

/**
 * Runs in the page before its code: replaces integrity hashes of deliberately changed files, and wraps a chunk's view
 * in a component that throws as the fault requires, while there is one.
 */
function wrapViews(): void {
  const now = (): { fault?: string; pins?: Record<string, string> } =>
    JSON.parse(localStorage.getItem('fault') ?? '{}')
  const pin = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'integrity')
  Object.defineProperty(HTMLScriptElement.prototype, 'integrity', {
    set(this: HTMLScriptElement, value: string) {
      pin?.set?.call(this, now().pins?.[value] ?? value)
    },
  })
  const throwAt = (moment: string) => {
    if (now().fault === `throws ${moment}`) throw new Error(`thrown ${moment}`)
  }
  const around = (inner: unknown) => {
    class ThrowingView {
      isReactComponent = {}
      render() {
        throwAt('while it draws')
        const $$typeof = Symbol.for('react.transitional.element')
        return { $$typeof, type: inner, key: null, ref: null, props: {}, _owner: null, _store: {} }
      }
      componentDidMount() {
        throwAt('on mount')
      }
      componentWillUnmount() {
        throwAt('on unmount')
      }
    }
    Object.assign(ThrowingView.prototype, { isReactComponent: {} })
    return ThrowingView
  }
  type Exports = Record<string, () => unknown>
  type Require = ((id: string) => unknown) & { d(exports: object, definition: Exports): void }
  type Factory = (module: object, exports: object, require: Require) => void
  const faulty = ([ids, modules, ...rest]: [string[], Record<string, Factory>, ...unknown[]]) => {
    const wrapped = Object.entries(modules).map(([id, factory]) => {
      const wrap: Factory = (module, exports, require) => {
        const d: Require['d'] = (target, definition) => {
          const view = definition.default
          let drawn: unknown
          const wrappedView = () => {
            drawn ??= around(view?.())
            return drawn
          }
          require.d(target, view ? { ...definition, default: wrappedView } : definition)
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
  Object.assign(globalThis, { faulty })
}
