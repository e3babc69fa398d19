/**
 * Embeds a widget of a tenant's portal in a page of the tenant's own site, where its script element is:
 * <script src="https://tenant.portal.example/_widget/embed.js" data-widget="maximum-mortgage" async></script>
 * It needs only that element, and creates no markup, style or code from text, so that it works under a strict content
 * security policy that allows the portal in `script-src` and `frame-src`. It listens only to its own iframe and sends
 * it nothing.
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

  /** Removes an iframe without messages after a time in milliseconds: the browser refused to show it. */
  const silence = setTimeout(() => frame.remove(), 20_000)
  const isCoordinate = (value) => typeof value === 'number' && value >= 0 && value <= 20_000
  /** Minimum visible height in pixels. */
  const inSight = 360

  const hear = {
    height: ({ height }) => {
      clearTimeout(silence)
      if (isCoordinate(height) && height >= 1) frame.style.height = `${Math.ceil(height)}px`
    },
    title: ({ title }) => {
      if (typeof title === 'string') frame.title = title.slice(0, 100)
    },
    show: ({ top }) => {
      if (!isCoordinate(top)) return
      const at = frame.getBoundingClientRect().top + top
      if (at < 0 || at + inSight > innerHeight) scrollBy({ top: at - 16, behavior: 'smooth' })
    },
  }
  addEventListener('message', ({ source, origin, data }) => {
    // The sandboxed iframe has an opaque origin; only messages from this iframe are accepted.
    if (source !== frame.contentWindow || origin !== 'null') return
    if (typeof data === 'object' && data !== null && Object.hasOwn(hear, data.kind)) hear[data.kind](data)
  })
  script.after(frame)
})()
