/**
 * Embeds a widget in a tenant's own site, where this script element is:
 * <script src="https://tenant.portal.example/_widget/embed.js" data-widget="maximum-mortgage" async></script>
 * It creates no markup, style or code from text, so that it works with a strict content security policy that allows the
 * portal in `script-src` and `frame-src`. It accepts messages of its own iframe only, and sends none.
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

  /** If no message arrives in this time, the browser has refused to show the iframe. */
  const messageTimeout = setTimeout(() => frame.remove(), 20_000)
  const isCoordinate = (value) => typeof value === 'number' && value >= 0 && value <= 20_000
  /** Minimum space in pixels between the position that the widget asks to show and the bottom of the window. */
  const minVisibleHeight = 360

  const messageHandlers = {
    height: ({ height }) => {
      clearTimeout(messageTimeout)
      if (isCoordinate(height) && height >= 1) frame.style.height = `${Math.ceil(height)}px`
    },
    title: ({ title }) => {
      if (typeof title === 'string') frame.title = title.slice(0, 100)
    },
    show: ({ top }) => {
      if (!isCoordinate(top)) return
      const at = frame.getBoundingClientRect().top + top
      if (at < 0 || at + minVisibleHeight > innerHeight) scrollBy({ top: at - 16, behavior: 'smooth' })
    },
  }
  addEventListener('message', ({ source, origin, data }) => {
    // A sandboxed iframe has origin 'null', so the source must be checked too.
    if (source !== frame.contentWindow || origin !== 'null') return
    if (typeof data === 'object' && data !== null && Object.hasOwn(messageHandlers, data.kind))
      messageHandlers[data.kind](data)
  })
  script.after(frame)
})()
