import { toScriptSafeJson } from '../registry/tenant-registry.ts'
import type { PageTexts } from './page-texts.ts'

/** Time without a reaction after which the page says that it is still loading. */
const clickTimeoutMs = 10_000

/**
 * Shows a message if a file of the portal fails to load, or nothing happens after a click. The message disappears when
 * the code has loaded.
 */
const createLateNoticeCode = ({ late, again }: PageTexts) =>
  `function late(){if(document.getElementById('late')||!document.querySelector('[data-rendered]'))return;const d=document.createElement('div'),a=document.createElement('a');d.id='late';d.setAttribute('role','alert');a.href='';a.textContent=${toScriptSafeJson(again)};d.append(${toScriptSafeJson(`${late} `)},a);document.body.append(d);new MutationObserver(()=>document.querySelector('[data-rendered]')||d.remove()).observe(document.body,{childList:true,subtree:true,attributeFilter:['data-rendered']})}addEventListener('error',e=>{e.target.tagName==='SCRIPT'&&late()},true);addEventListener('click',e=>{e.target.closest('[data-rendered] [type=submit]')&&setTimeout(late,${clickTimeoutMs})},true);`

/** Removes the script element, so that React does not find it when it hydrates the screen. */
const scriptRemovalCode = 'document.currentScript.remove()'

/**
 * Creates the inline script of a server-rendered screen, with the shell's early script. The script is inside the screen,
 * because browsers paint the HTML before a script.
 */
export const createInlineScript = (earlyScript: string, texts: PageTexts): string =>
  `${earlyScript};${createLateNoticeCode(texts)}${scriptRemovalCode}`

/**
 * Requests further code after the first paint: on a slow phone, each preload delays the paint by 10 ms. Background tabs
 * do not paint; there the shell requests the code.
 */
export const afterPaintFetchCode =
  "requestAnimationFrame(()=>setTimeout(()=>document.head.append(document.getElementById('following').content)))"
