/**
 * Puts a widget of a firm's portal in a page of the firm's own site, where its script element stands:
 *
 *   <script src="https://firm.portal.example/_widget/embed.js" data-widget="maximum-mortgage" async></script>
 *
 * It needs nothing of the page but that element, and makes no markup, style sheet or code from text, so that it works under
 * a strict content policy that names the portal in `script-src` and `frame-src`. It listens to the one frame that it made
 * and tells that frame nothing.
 */
;(() => {
  const script = document.currentScript
  const { widget = '', language = document.documentElement.lang.slice(0, 2) } = script.dataset
  const address = new URL(encodeURIComponent(widget), new URL('.', script.src))
  address.searchParams.set('host', location.origin)
  address.searchParams.set('language', language)

  const frame = document.createElement('iframe')
  frame.src = address.href
  frame.referrerPolicy = 'no-referrer'
  Object.assign(frame.style, {
    display: 'block',
    width: '100%',
    height: '900px',
    border: '0',
    colorScheme: 'light',
  })

  /** How long a frame may stay silent, in milliseconds: one that the browser refused to show never speaks. */
  const silence = setTimeout(() => frame.remove(), 20_000)
  const isPlace = (value) => typeof value === 'number' && value >= 0 && value <= 20_000
  /** How much of what is shown must be in sight, in pixels. */
  const inSight = 360

  const hear = {
    height: ({ height }) => {
      clearTimeout(silence)
      if (isPlace(height) && height >= 1) frame.style.height = `${Math.ceil(height)}px`
    },
    title: ({ title }) => {
      if (typeof title === 'string') frame.title = title.slice(0, 100)
    },
    show: ({ top }) => {
      if (!isPlace(top)) return
      const at = frame.getBoundingClientRect().top + top
      if (at < 0 || at + inSight > innerHeight) scrollBy({ top: at - 16, behavior: 'smooth' })
    },
  }
  addEventListener('message', ({ source, origin, data }) => {
    // The frame is sandboxed: it has no origin, and of all that have none it is the only one that is listened to.
    if (source !== frame.contentWindow || origin !== 'null') return
    if (typeof data === 'object' && data !== null && Object.hasOwn(hear, data.kind)) hear[data.kind](data)
  })
  script.after(frame)
})()
