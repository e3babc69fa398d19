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

  /** A content id as it is compared (RFC 2392). */
  const contentId = (id) => {
    const bare = id.trim().replace(/^<|>$/g, '')
    try {
      return decodeURIComponent(bare).toLowerCase()
    } catch {
      return bare.toLowerCase()
    }
  }

  const settlePicture = (picture) => {
    const address = picture.getAttribute('src') ?? ''
    const own = /^cid:(.+)$/i.exec(address)?.[1]
    if (own !== undefined) {
      const found = pictures[contentId(own)]
      if (found) picture.setAttribute('src', found)
      else picture.removeAttribute('src')
    } else if (isRemote(address) && !imagesAllowed) {
      blocked++
      picture.removeAttribute('src')
    }
    if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '')
  }

  // An address that leaves its scheme to the page is one of the web: the page of the frame has none to give.
  DOMPurify.addHook('uponSanitizeAttribute', (_, attribute) => {
    const { attrName, attrValue } = attribute
    if (['src', 'background', 'href'].includes(attrName) && /^\s*\/\//.test(attrValue))
      attribute.attrValue = `https:${attrValue.trim()}`
  })

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

  /** Red, green, blue and opacity of a colour as the browser computes it; null for one of another form. */
  const partsOf = (colour) => {
    const [red, green, blue, opacity = 1] = (/^rgba?\((.*)\)$/.exec(colour)?.[1] ?? '')
      .split(/[\s,/]+/)
      .map(Number)
    return Number.isFinite(blue) ? { red, green, blue, opacity } : null
  }
  const lightOf = ({ red, green, blue }) => {
    const [r, g, b] = [red, green, blue].map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const contrastOf = (one, other) => {
    const [dark, light] = [lightOf(one), lightOf(other)].sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  const white = { red: 255, green: 255, blue: 255, opacity: 1 }
  const dark = { red: 28, green: 28, blue: 31, opacity: 1 }
  const pictureOf = (element) =>
    /url\(\s*["']?((?:https?:)?\/\/[^"')]+)/i.exec(getComputedStyle(element).backgroundImage)?.[1]

  /** The colour below an element, and the pictures between it and that colour. */
  const groundOf = (element) => {
    const between = []
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const picture = pictureOf(at)
      if (picture) between.push(picture)
      const colour = partsOf(getComputedStyle(at).backgroundColor)
      if (colour?.opacity > 0.5) return { colour, between }
    }
    return { colour: white, between }
  }

  /** Text that was to stand on a picture which is not there gets a colour that can be read on what is there instead. */
  const keepReadable = (isMissing) => {
    for (const element of document.body.querySelectorAll('*')) {
      if (![...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue
      const { colour, between } = groundOf(element)
      const ink = partsOf(getComputedStyle(element).color)
      if (!ink || !between.some(isMissing) || contrastOf(ink, colour) >= 4.5) continue
      const better = contrastOf(dark, colour) > contrastOf(white, colour) ? dark : white
      element.style.setProperty('color', `rgb(${better.red}, ${better.green}, ${better.blue})`, 'important')
    }
  }

  /** Pictures behind text that may load: one that does not come leaves its text readable as well. */
  const watchPictures = () => {
    const wanted = new Set([...document.body.querySelectorAll('*')].flatMap((one) => pictureOf(one) ?? []))
    for (const address of wanted) {
      const picture = new Image()
      picture.addEventListener('error', () => keepReadable((missing) => missing === address))
      picture.src = address
    }
  }

  /** Lengths that follow the height of the window, which here follows the height of the mail. */
  const isOfWindow = (value) => /\d(?:[sld]?v(?:h|b|min|max)|cq(?:h|b|min|max))\b/i.test(value)
  /** Rules for a dark page or a window of a certain height: a mail is shown on white, in a frame as high as it is. */
  const isForOthers = ({ conditionText, media }) =>
    /prefers-color-scheme\s*:\s*dark|height|aspect-ratio|orientation/i.test(
      media?.mediaText ?? conditionText ?? '',
    )
  const dropped = ['position', 'color-scheme']

  const settleStyle = (style) => {
    for (const name of [...style])
      if (dropped.includes(name) || isOfWindow(style.getPropertyValue(name))) style.removeProperty(name)
  }
  const settleRules = (parent) => {
    const rules = [...(parent.cssRules ?? [])]
    for (const [index, rule] of [...rules.entries()].reverse()) {
      if ((rule.media || rule.conditionText) && isForOthers(rule)) parent.deleteRule(index)
      else {
        if (rule.style) settleStyle(rule.style)
        settleRules(rule)
      }
    }
  }
  /** Keeps a mail from being laid out by the height of its own frame, or for a dark page. */
  const settleStyles = () => {
    for (const element of document.body.querySelectorAll('[style]')) settleStyle(element.style)
    for (const { sheet } of document.body.querySelectorAll('style')) if (sheet) settleRules(sheet)
  }

  const tell = (message) => parent.postMessage(message, '*')
  /** How much there is to reach by keyboard: links, and what is wider than the frame, to move it. */
  const stopsIn = ({ scrollWidth, clientWidth }) =>
    document.links.length + (scrollWidth > clientWidth ? 1 : 0)
  let shown = false
  let told = ''
  const measure = () => {
    if (!shown) return
    const { height } = document.documentElement.getBoundingClientRect()
    const measured = { height: Math.ceil(height), stops: stopsIn(document.body) }
    const line = JSON.stringify(measured)
    if (line !== told) tell({ kind: 'height', ...measured })
    told = line
  }
  /** What no rule of a mail may change: the frame is as high as what is in it. */
  const own = [
    [document.documentElement, { display: 'block', height: 'auto', overflow: 'hidden' }],
    [document.body, { display: 'flow-root', height: 'auto', overflow: 'auto hidden' }],
  ]
  for (const [element, styles] of own)
    for (const [name, value] of Object.entries({
      ...styles,
      'min-height': '0',
      'max-height': 'none',
      width: 'auto',
      position: 'static',
      'color-scheme': 'light',
    }))
      element.style.setProperty(name, value, 'important')

  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.kind !== 'mail' || typeof data.html !== 'string') return
    pictures = Object.fromEntries(
      Object.entries(data.pictures ?? {}).flatMap(([id, address]) =>
        /^data:image\//.test(String(address)) ? [[contentId(id), address]] : [],
      ),
    )
    blocked = 0
    const content = DOMPurify.sanitize(data.html, parts)
    document.body.replaceChildren(content)
    settleStyles()
    if (imagesAllowed) watchPictures()
    else keepReadable(() => true)
    shown = true
    tell({ kind: 'shown', blocked })
    measure()
  })
  new ResizeObserver(measure).observe(document.documentElement)
  tell({ kind: 'ready' })
})()
