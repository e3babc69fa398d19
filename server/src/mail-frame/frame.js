/* global DOMPurify */
/**
 * Runs inside the frame that shows a mail. The frame has no origin, no way out and nothing to steal: this script only
 * cleans the HTML it is handed and shows it. `imagesAllowed` is set by the document, together with its policy.
 */
;(() => {
  const imagesAllowed = document.documentElement.dataset.images === 'yes'
  const parts = {
    USE_PROFILES: { html: true },
    ADD_TAGS: ['style'],
    FORBID_TAGS: [
      ...[
        'form',
        'input',
        'button',
        'select',
        'textarea',
        'option',
        'optgroup',
        'datalist',
        'fieldset',
        'output',
      ],
      ...[
        'audio',
        'video',
        'source',
        'track',
        'picture',
        'map',
        'area',
        'dialog',
        'template',
        'noscript',
        'slot',
      ],
      ...[
        'link',
        'meta',
        'base',
        'object',
        'embed',
        'iframe',
        'frame',
        'frameset',
        'portal',
        'title',
        'head',
      ],
    ],
    FORBID_ATTR: [
      'id',
      'name',
      'srcset',
      'sizes',
      'ping',
      'target',
      'autofocus',
      'tabindex',
      'accesskey',
      'is',
      'slot',
    ],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|cid:|data:image\/(?:png|jpe?g|gif|webp);)/i,
    FORCE_BODY: true,
    RETURN_DOM_FRAGMENT: true,
  }
  let pictures = {}
  let blocked = 0

  const isRemote = (address) => /^\s*(?:https?:)?\/\//i.test(address)
  const isLink = (address) => /^(?:https?:\/\/|mailto:|tel:)/i.test(address)

  const settlePicture = (picture) => {
    const address = picture.getAttribute('src') ?? ''
    const own = /^cid:(.+)$/i.exec(address)?.[1]
    if (own !== undefined) {
      const found = pictures[own.replace(/^<|>$/g, '')]
      if (found) picture.setAttribute('src', found)
      else picture.removeAttribute('src')
    } else if (isRemote(address) && !imagesAllowed) {
      blocked++
      picture.removeAttribute('src')
    }
    if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '')
  }

  DOMPurify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A') {
      if (!isLink(node.getAttribute('href') ?? '')) node.removeAttribute('href')
      node.setAttribute('target', '_blank')
      node.setAttribute('rel', 'noopener noreferrer nofollow')
    }
    if (node.tagName === 'IMG') settlePicture(node)
    if (!imagesAllowed && node.hasAttribute?.('background')) blocked++
    if (!imagesAllowed && /url\s*\(/i.test(node.getAttribute?.('style') ?? '')) blocked++
    if (!imagesAllowed && node.tagName === 'STYLE' && /url\s*\(|@import/i.test(node.textContent ?? ''))
      blocked++
  })

  const tell = (message) => parent.postMessage(message, '*')
  const measure = () =>
    tell({ kind: 'height', height: Math.ceil(document.documentElement.getBoundingClientRect().height) })

  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.kind !== 'mail' || typeof data.html !== 'string') return
    pictures = Object.fromEntries(
      Object.entries(data.pictures ?? {}).filter(([, address]) => /^data:image\//.test(String(address))),
    )
    blocked = 0
    const content = DOMPurify.sanitize(data.html, parts)
    document.body.replaceChildren(content)
    tell({ kind: 'shown', blocked })
    measure()
  })
  new ResizeObserver(measure).observe(document.documentElement)
  tell({ kind: 'ready' })
})()
