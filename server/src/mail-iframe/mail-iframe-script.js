/* global DOMPurify */
/**
 * Runs in the mail iframe, which has no origin and no network. Sanitises and shows the HTML that it receives.
 * `imagesAllowed` is defined by the document.
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
    /** These attributes contain no URLs, but DOMPurify would check them like URLs. */
    ADD_URI_SAFE_ATTR: [
      ...[
        'align',
        'bgcolor',
        'border',
        'bordercolor',
        'cellpadding',
        'cellspacing',
        'clear',
        'color',
        'cols',
      ],
      ...['colspan', 'datetime', 'dir', 'face', 'frame', 'headers', 'height', 'hspace', 'lang', 'media'],
      ...[
        'noshade',
        'nowrap',
        'rows',
        'rowspan',
        'rules',
        'scope',
        'size',
        'span',
        'start',
        'type',
        'valign',
      ],
      ...['vspace', 'width'],
    ],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|cid:|data:image\/(?:png|jpe?g|gif|webp);)/i,
    FORCE_BODY: true,
    RETURN_DOM_FRAGMENT: true,
  }
  let pictures = {}
  let blocked = 0

  const isRemoteAddress = (address) => /^\s*(?:https?:)?\/\//i.test(address)
  const isRemoteStyle = (styles) => /url\s*\((?!\s*["']?\s*(?:cid|data):)|@import/i.test(styles)
  const isAllowedLink = (address) => /^(?:https?:\/\/|mailto:|tel:)/i.test(address)

  /** Normalises a content id as RFC 2392 requires. */
  const normalizeContentId = (id) => {
    const bare = id.trim().replace(/^<|>$/g, '')
    try {
      return decodeURIComponent(bare).toLowerCase()
    } catch {
      return bare.toLowerCase()
    }
  }

  const replacePictureSource = (picture) => {
    const address = picture.getAttribute('src') ?? ''
    const own = /^cid:(.+)$/i.exec(address)?.[1]
    if (own !== undefined) {
      const found = pictures[normalizeContentId(own)]
      if (found) picture.setAttribute('src', found)
      else picture.removeAttribute('src')
    } else if (isRemoteAddress(address) && !imagesAllowed) {
      blocked++
      picture.removeAttribute('src')
    }
    if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '')
  }

  /** Replaces content ids in styles by the pictures; a missing picture becomes `none`. */
  const embedPictures = (styles) =>
    styles.replace(/url\(\s*(["']?)\s*cid:([^"')]+)\1\s*\)/gi, (_, __, id) => {
      const found = pictures[normalizeContentId(id)]
      return found ? `url("${found}")` : 'none'
    })
  const replaceBackgroundSources = (content) => {
    for (const element of content.querySelectorAll('[style]'))
      element.setAttribute('style', embedPictures(element.getAttribute('style')))
    for (const element of content.querySelectorAll('style'))
      element.textContent = embedPictures(element.textContent)
    for (const element of content.querySelectorAll('[background]')) {
      const own = /^\s*cid:(.+)$/i.exec(element.getAttribute('background'))?.[1]
      if (own !== undefined) element.setAttribute('background', pictures[normalizeContentId(own)] ?? '')
    }
  }

  // Protocol-relative URLs become https, since the iframe has no scheme.
  DOMPurify.addHook('uponSanitizeAttribute', (_, attribute) => {
    const { attrName, attrValue } = attribute
    if (['src', 'background', 'href'].includes(attrName) && /^\s*\/\//.test(attrValue))
      attribute.attrValue = `https:${attrValue.trim()}`
  })

  DOMPurify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A') {
      if (!isAllowedLink(node.getAttribute('href') ?? '')) node.removeAttribute('href')
      node.setAttribute('target', '_blank')
      node.setAttribute('rel', 'noopener noreferrer nofollow')
    }
    if (node.tagName === 'IMG') replacePictureSource(node)
    if (!imagesAllowed && isRemoteAddress(node.getAttribute?.('background') ?? '')) blocked++
    if (!imagesAllowed && isRemoteStyle(node.getAttribute?.('style') ?? '')) blocked++
    if (!imagesAllowed && node.tagName === 'STYLE' && isRemoteStyle(node.textContent ?? '')) blocked++
  })

  /** Returns null for another format than RGB. */
  const parseColour = (colour) => {
    const [red, green, blue, opacity = 1] = (/^rgba?\((.*)\)$/.exec(colour)?.[1] ?? '')
      .split(/[\s,/]+/)
      .map(Number)
    return Number.isFinite(blue) ? { red, green, blue, opacity } : null
  }
  const calculateLuminance = ({ red, green, blue }) => {
    const [r, g, b] = [red, green, blue].map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const calculateContrast = (one, other) => {
    const [dark, light] = [calculateLuminance(one), calculateLuminance(other)].sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  const white = { red: 255, green: 255, blue: 255, opacity: 1 }
  const dark = { red: 28, green: 28, blue: 31, opacity: 1 }
  const getBackgroundPicture = (element) =>
    /url\(\s*["']?((?:https?:)?\/\/[^"')]+)/i.exec(getComputedStyle(element).backgroundImage)?.[1]

  /**
   * Finds the nearest opaque background colour behind an element, and the background pictures in front of that colour.
   */
  const findBackground = (element) => {
    const between = []
    for (let at = element; at; at = at.parentElement) {
      const picture = getBackgroundPicture(at)
      if (picture) between.push(picture)
      const colour = parseColour(getComputedStyle(at).backgroundColor)
      if (colour?.opacity > 0.5) return { colour, between }
    }
    return { colour: white, between }
  }

  /** Gives text a readable colour if the background picture behind it is missing. */
  const keepTextReadable = (isMissing) => {
    for (const element of document.body.querySelectorAll('*')) {
      if (![...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue
      const { colour, between } = findBackground(element)
      const ink = parseColour(getComputedStyle(element).color)
      if (!ink || !between.some(isMissing) || calculateContrast(ink, colour) >= 4.5) continue
      const better = calculateContrast(dark, colour) > calculateContrast(white, colour) ? dark : white
      element.style.setProperty('color', `rgb(${better.red}, ${better.green}, ${better.blue})`, 'important')
    }
  }

  /** Changes the colour of text if the background picture behind it fails to load. */
  const watchBackgroundPictures = () => {
    const wanted = new Set(
      [...document.body.querySelectorAll('*')].flatMap((one) => getBackgroundPicture(one) ?? []),
    )
    for (const address of wanted) {
      const picture = new Image()
      picture.addEventListener('error', () => keepTextReadable((missing) => missing === address))
      picture.src = address
    }
  }

  /** The viewport is as high as the mail, so lengths that depend on it would grow endlessly. */
  const isViewportLength = (value) => /\d(?:[sld]?v(?:h|b|min|max)|cq(?:h|b|min|max))\b/i.test(value)
  /** The viewport is as high as the mail, so queries about its height have no meaning. */
  const isHeightQuery = (condition) => /height|aspect-ratio|orientation/i.test(condition)
  /** Properties that could move or resize content endlessly, or remove it from the measured height. */
  const isDroppedProperty = (name) =>
    /^(?:position|color-scheme|animation|transition|transform|translate|scale|rotate|contain|content-visibility)/.test(
      name,
    )
  /** Mails are shown on white, so only the light scheme applies. */
  const toLightScheme = (media) => {
    const text = media.mediaText
      .replace(/\(\s*prefers-color-scheme\s*:\s*light\s*\)/gi, '(min-width: 0px)')
      .replace(/\(\s*prefers-color-scheme\s*:\s*dark\s*\)/gi, '(max-width: 0px)')
    if (text !== media.mediaText) media.mediaText = text
  }

  const removeUnsafeProperties = (style) => {
    for (const name of [...style])
      if (isDroppedProperty(name) || isViewportLength(style.getPropertyValue(name)))
        style.removeProperty(name)
  }
  const adaptRules = (parent) => {
    const rules = [...(parent.cssRules ?? [])]
    for (const [index, rule] of [...rules.entries()].reverse()) {
      if (isHeightQuery(rule.media?.mediaText ?? rule.conditionText ?? '')) parent.deleteRule(index)
      else {
        if (rule.media) toLightScheme(rule.media)
        if (rule.style) removeUnsafeProperties(rule.style)
        adaptRules(rule)
      }
    }
  }
  /** Removes styles that depend on the height of the iframe or on dark pages. */
  const adaptStyles = () => {
    for (const element of document.body.querySelectorAll('[style]')) removeUnsafeProperties(element.style)
    for (const { sheet } of document.body.querySelectorAll('style'))
      if (sheet) {
        toLightScheme(sheet.media)
        adaptRules(sheet)
      }
    const scrolling = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.scrollHeight > element.clientHeight &&
        /auto|scroll/.test(getComputedStyle(element).overflowY),
    )
    for (const { style } of scrolling)
      for (const [name, value] of [
        ['height', 'auto'],
        ['max-height', 'none'],
      ])
        style.setProperty(name, value, 'important')
  }

  const postToParent = (message) => parent.postMessage(message, '*')
  /** Counts the stops of the Tab key: each link, and the page itself if it scrolls horizontally. */
  const countKeyboardStops = ({ scrollWidth, clientWidth }) =>
    document.links.length + (scrollWidth > clientWidth ? 1 : 0)
  /** Maximum height in pixels; a higher mail scrolls inside the iframe. */
  const maxHeight = 20_000
  let shown = false
  let reportedLine = ''
  const reportHeight = () => {
    if (!shown) return
    const { height } = document.documentElement.getBoundingClientRect()
    const overflow = height > maxHeight ? 'hidden auto' : 'hidden'
    document.documentElement.style.setProperty('overflow', overflow, 'important')
    const measured = { height: Math.ceil(height), stops: countKeyboardStops(document.body) }
    const line = JSON.stringify(measured)
    if (line !== reportedLine) postToParent({ kind: 'height', ...measured })
    reportedLine = line
  }
  /** The iframe has the height of its content, so mails must not override these styles. */
  const enforcedStyles = [
    [document.documentElement, { display: 'block', height: 'auto' }],
    [document.body, { display: 'flow-root', height: 'auto', overflow: 'auto hidden' }],
  ]
  const enforcePageStyles = () => {
    for (const [element, styles] of enforcedStyles)
      for (const [name, value] of Object.entries({
        ...styles,
        'min-height': '0',
        'max-height': 'none',
        width: 'auto',
        margin: '0',
        position: 'static',
        visibility: 'visible',
        'writing-mode': 'horizontal-tb',
        'color-scheme': 'light',
      }))
        element.style.setProperty(name, value, 'important')
  }
  /** Applies the colours of the mail's `<body>` to the page. */
  const applyBodyColours = (html) => {
    const { className, style, bgColor, text } = new DOMParser().parseFromString(html, 'text/html').body
    document.body.className = className
    document.body.style.cssText = embedPictures(style.cssText)
    if (bgColor && !style.backgroundColor)
      document.body.style.backgroundColor = bgColor.replace(/^(?=[\da-f]{6}$)/i, '#')
    if (text && !style.color) document.body.style.color = text.replace(/^(?=[\da-f]{6}$)/i, '#')
    if (!imagesAllowed && isRemoteStyle(document.body.style.cssText)) blocked++
    removeUnsafeProperties(document.body.style)
  }

  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.kind !== 'mail' || typeof data.html !== 'string') return
    pictures = Object.fromEntries(
      Object.entries(data.pictures ?? {}).flatMap(([id, address]) =>
        /^data:image\//.test(String(address)) ? [[normalizeContentId(id), address]] : [],
      ),
    )
    blocked = 0
    const content = DOMPurify.sanitize(data.html, parts)
    replaceBackgroundSources(content)
    document.body.replaceChildren(content)
    applyBodyColours(data.html)
    enforcePageStyles()
    adaptStyles()
    if (imagesAllowed) watchBackgroundPictures()
    else keepTextReadable(() => true)
    shown = true
    postToParent({ kind: 'shown', blocked })
    reportHeight()
  })
  new ResizeObserver(reportHeight).observe(document.documentElement)
  postToParent({ kind: 'ready' })
})()
