import { minPasswordLength, signInPath } from '@portal/contract/auth-path'
import type { PageData } from '@portal/contract/page-data'

/**
 * Selects the elements of the server-rendered layout that need the portal's code, but no elements of the screen inside
 * the layout.
 */
const pressableSelector = '[data-layout] :is(button, a[href^="/"]):not(#outlet *)'

const findPressable = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(pressableSelector) : null

const findPressedElement = () => document.querySelector<HTMLElement>('#portal [data-pressed]')

export function replayClick(): void {
  const element = findPressedElement()
  delete element?.dataset.pressed
  element?.click()
}

/** Whether a click navigates in this page. With a modifier key the browser opens another page. */
const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/** Keeps the last click in a server-rendered layout until the portal's code has loaded, then repeats it. */
export function recordClicks(): void {
  const recordClick = (event: MouseEvent) => {
    const element = findPressable(event)
    if (!element || !isPlainClick(event)) return
    event.preventDefault()
    event.stopPropagation()
    delete findPressedElement()?.dataset.pressed
    element.dataset.pressed = ''
  }
  const stopOnScriptError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement && target.defer)) return
    removeEventListener('click', recordClick, { capture: true })
    replayClick()
  }
  addEventListener('click', recordClick, { capture: true })
  addEventListener('error', stopOnScriptError, { capture: true })
}

/** Resolves when an element of the server-rendered layout is clicked; at once if that has already happened. */
export function waitForClick(): Promise<void> {
  if (findPressedElement()) return Promise.resolve()
  return new Promise((resolve) => {
    const resolveOnClick = (event: Event) => {
      if (!findPressable(event)) return
      removeEventListener('click', resolveOnClick, { capture: true })
      resolve()
    }
    addEventListener('click', resolveOnClick, { capture: true })
  })
}

/**
 * A sign-in that the page's first script sends before the portal's code has loaded, so that the response arrives
 * earlier on a slow connection.
 */
export interface EarlySignInRequest {
  /** JSON body of the request. The portal uses the response only if its own request has the same body. */
  body: string
  response: Promise<Response>
  /** DPoP key pair of the tokens. */
  keys: Promise<CryptoKeyPair>
}

declare global {
  interface Window {
    /** Sign-in request sent by the first script. The portal deletes this property when it uses the response. */
    earlySignIn?: EarlySignInRequest | undefined
  }
}

/**
 * Creates the body of a sign-in without one-time code. Equal input gives equal JSON, since the keys have a fixed order.
 */
export const createSignInBody = (username: string, password: string, tenant: string) => ({
  username,
  password,
  tenant,
  scope: 'customer',
})

/**
 * Keeps a sign-in that is submitted before hydration; the screen submits it afterwards. Sends a complete one at once,
 * and the form uses the response (`EarlySignInRequest`).
 */
export function recordSignIn(): void {
  const recordSubmit = (event: MouseEvent) => {
    const button =
      event.target instanceof Element
        ? event.target.closest<HTMLButtonElement>('[data-rendered] [type=submit]')
        : null
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    button.dataset.pressed = ''
    if (button.form) sendSignIn(new FormData(button.form))
  }
  addEventListener('click', recordSubmit, { capture: true })
}

function sendSignIn(fields: FormData): void {
  const page: PageData | null = JSON.parse(document.getElementById('page')?.textContent ?? 'null')
  const username = String(fields.get('username') ?? '').trim()
  const password = String(fields.get('password') ?? '')
  if (!page?.tenant || !username || password.length < minPasswordLength) return
  const body = JSON.stringify(createSignInBody(username, password, page.tenant.subdomain))
  if (window.earlySignIn?.body === body) return
  const { dpopSigner } = window.browserSession
  const keys = dpopSigner.makeKeys()
  const send = async () => {
    const proof = await dpopSigner.headerFor(await keys, { method: 'POST', url: signInPath })
    const headers = { 'content-type': 'application/json', ...proof }
    return fetch(signInPath, { method: 'POST', body, headers, credentials: 'same-origin' })
  }
  const response = send()
  response.catch(() => {})
  window.earlySignIn = { body, response, keys }
}
