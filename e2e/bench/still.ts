import type { Page } from '@playwright/test'

/** The page as it stands, as HTML that needs no script: what it could cost at best. Its rules are in the page itself. */
export const stillOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText),
    )
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    for (const element of copy.querySelectorAll('script, style, link[rel=preload], template, noscript'))
      element.remove()
    for (const picture of copy.querySelectorAll('img')) picture.src = new URL(picture.src, location.href).href
    const style = document.createElement('style')
    style.textContent = rules.join('\n')
    copy.querySelector('head')?.append(style)
    return `<!doctype html>${copy.outerHTML}`
  })
