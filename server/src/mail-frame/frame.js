/* global DOMPurify */
/**
 * Runs in the mail iframe, which has no origin and no network: sanitises the HTML that it receives, and shows it. The
 * document sets `imagesAllowed`, together with its policy.
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
    /** Attributes without URLs: others are kept only with an allowed URL prefix. */
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

  const isRemote = (address) => /^\s*(?:https?:)?\/\//i.test(address)
  const isRemoteStyle = (styles) => /url\s*\((?!\s*["']?\s*(?:cid|data):)|@import/i.test(styles)
  const isLink = (address) => /^(?:https?:\/\/|mailto:|tel:)/i.test(address)

  /** A normalised content id (RFC 2392). */
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

  /** Replaces content ids in styles by the embedded pictures; missing ones are removed. */
  const withPictures = (styles) =>
    styles.replace(/url\(\s*(["']?)\s*cid:([^"')]+)\1\s*\)/gi, (_, __, id) => {
      const found = pictures[contentId(id)]
      return found ? `url("${found}")` : 'none'
    })
  const settleBackgrounds = (content) => {
    for (const element of content.querySelectorAll('[style]'))
      element.setAttribute('style', withPictures(element.getAttribute('style')))
    for (const element of content.querySelectorAll('style'))
      element.textContent = withPictures(element.textContent)
    for (const element of content.querySelectorAll('[background]')) {
      const own = /^\s*cid:(.+)$/i.exec(element.getAttribute('background'))?.[1]
      if (own !== undefined) element.setAttribute('background', pictures[contentId(own)] ?? '')
    }
  }

  // Protocol-relative URLs become https: the iframe's page has no scheme to inherit.
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
    if (!imagesAllowed && isRemote(node.getAttribute?.('background') ?? '')) blocked++
    if (!imagesAllowed && isRemoteStyle(node.getAttribute?.('style') ?? '')) blocked++
    if (!imagesAllowed && node.tagName === 'STYLE' && isRemoteStyle(node.textContent ?? '')) blocked++
  })

  /** RGBA values of a computed colour; null for another format. */
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

  /** Background colour of an element, and pictures between it and that colour. */
  const groundOf = (element) => {
    const between = []
    for (let at = element; at; at = at.parentElement) {
      const picture = pictureOf(at)
      if (picture) between.push(picture)
      const colour = partsOf(getComputedStyle(at).backgroundColor)
      if (colour?.opacity > 0.5) return { colour, between }
    }
    return { colour: white, between }
  }

  /** Makes text on a missing background picture readable. */
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

  /** Handles loading background pictures: text stays readable if one fails. */
  const watchPictures = () => {
    const wanted = new Set([...document.body.querySelectorAll('*')].flatMap((one) => pictureOf(one) ?? []))
    for (const address of wanted) {
      const picture = new Image()
      picture.addEventListener('error', () => keepReadable((missing) => missing === address))
      picture.src = address
    }
  }

  /** Lengths relative to the viewport height, which follows the mail's height here. */
  const isOfWindow = (value) => /\d(?:[sld]?v(?:h|b|min|max)|cq(?:h|b|min|max))\b/i.test(value)
  /** Media queries on height: the iframe is as high as the mail. */
  const isOfHeight = (condition) => /height|aspect-ratio|orientation/i.test(condition)
  /** Styles that move or resize content endlessly, or remove it from the measured height. */
  const isDropped = (name) =>
    /^(?:position|color-scheme|animation|transition|transform|translate|scale|rotate|contain|content-visibility)/.test(
      name,
    )
  /** Mails are shown on white: colour scheme queries use the light variant. */
  const onWhite = (media) => {
    const text = media.mediaText
      .replace(/\(\s*prefers-color-scheme\s*:\s*light\s*\)/gi, '(min-width: 0px)')
      .replace(/\(\s*prefers-color-scheme\s*:\s*dark\s*\)/gi, '(max-width: 0px)')
    if (text !== media.mediaText) media.mediaText = text
  }

  const settleStyle = (style) => {
    for (const name of [...style])
      if (isDropped(name) || isOfWindow(style.getPropertyValue(name))) style.removeProperty(name)
  }
  const settleRules = (parent) => {
    const rules = [...(parent.cssRules ?? [])]
    for (const [index, rule] of [...rules.entries()].reverse()) {
      if (isOfHeight(rule.media?.mediaText ?? rule.conditionText ?? '')) parent.deleteRule(index)
      else {
        if (rule.media) onWhite(rule.media)
        if (rule.style) settleStyle(rule.style)
        settleRules(rule)
      }
    }
  }
  /** Removes styles that depend on the iframe's height, or on dark pages. */
  const settleStyles = () => {
    for (const element of document.body.querySelectorAll('[style]')) settleStyle(element.style)
    for (const { sheet } of document.body.querySelectorAll('style'))
      if (sheet) {
        onWhite(sheet.media)
        settleRules(sheet)
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

  const tell = (message) => parent.postMessage(message, '*')
  /** Number of keyboard stops: links, and horizontal scrolling. */
  const stopsIn = ({ scrollWidth, clientWidth }) =>
    document.links.length + (scrollWidth > clientWidth ? 1 : 0)
  /** Maximum height of the iframe in pixels; a higher mail scrolls. */
  const tallest = 20_000
  let shown = false
  let reportedLine = ''
  const measure = () => {
    if (!shown) return
    const { height } = document.documentElement.getBoundingClientRect()
    const overflow = height > tallest ? 'hidden auto' : 'hidden'
    document.documentElement.style.setProperty('overflow', overflow, 'important')
    const measured = { height: Math.ceil(height), stops: stopsIn(document.body) }
    const line = JSON.stringify(measured)
    if (line !== reportedLine) tell({ kind: 'height', ...measured })
    reportedLine = line
  }
  /** Styles that mails cannot override: the iframe is as high as its content. */
  const own = [
    [document.documentElement, { display: 'block', height: 'auto' }],
    [document.body, { display: 'flow-root', height: 'auto', overflow: 'auto hidden' }],
  ]
  const settlePage = () => {
    for (const [element, styles] of own)
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
  /** Applies the colours of a mail's `<body>` to the page. */
  const takeBody = (html) => {
    const { className, style, bgColor, text } = new DOMParser().parseFromString(html, 'text/html').body
    document.body.className = className
    document.body.style.cssText = withPictures(style.cssText)
    if (bgColor && !style.backgroundColor)
      document.body.style.backgroundColor = bgColor.replace(/^(?=[\da-f]{6}$)/i, '#')
    if (text && !style.color) document.body.style.color = text.replace(/^(?=[\da-f]{6}$)/i, '#')
    if (!imagesAllowed && isRemoteStyle(document.body.style.cssText)) blocked++
    settleStyle(document.body.style)
  }

  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.kind !== 'mail' || typeof data.html !== 'string') return
    pictures = Object.fromEntries(
      Object.entries(data.pictures ?? {}).flatMap(([id, address]) =>
        /^data:image\//.test(String(address)) ? [[contentId(id), address]] : [],
      ),
    )
    blocked = 0
    const content = DOMPurify.sanitize(data.html, parts)
    settleBackgrounds(content)
    document.body.replaceChildren(content)
    takeBody(data.html)
    settlePage()
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
