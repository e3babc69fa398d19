import { login, minPasswordLength } from '@portal/contract/auth'
import { createCallUrl } from '@portal/contract/call'
import { toScriptSafeJson } from '../registry/tenant-registry.ts'
import type { PageTexts } from './page-texts.ts'

/** Time without a reaction after which the page says that it is still loading. */
const clickTimeoutMs = 10_000

/**
 * Keeps a sign-in that is submitted before hydration; the form submits it afterwards (see `preserve-typed-input` in
 * remote-kit).
 */
const earlySubmitCode = `addEventListener('click',e=>{const p=e.target.closest('[data-rendered] [type=submit]');if(!p)return;e.preventDefault();e.stopPropagation();p.dataset.pressed='';setTimeout(late,${clickTimeoutMs});send(p.form.elements)},true);`

/**
 * Creates the key for tokens and the DPoP proof of this sign-in (RFC 9449). Written by hand because it is inlined: each
 * kilobyte delays the screen.
 */
const dpopProofCode = `const curve={name:'ECDSA',namedCurve:'P-256',hash:'SHA-256'},b64=t=>btoa(typeof t==='string'?t:String.fromCharCode(...new Uint8Array(t))).replace(/=/g,'').replace(/\\+/g,'-').replace(/\\//g,'_');async function prove({privateKey,publicKey}){const{kty,crv,x,y}=await crypto.subtle.exportKey('jwk',publicKey),t=b64(JSON.stringify({alg:'ES256',typ:'dpop+jwt',jwk:{kty,crv,x,y}}))+'.'+b64(JSON.stringify({iat:Math.floor(Date.now()/1000),jti:crypto.randomUUID(),htm:'POST',htu:location.origin+${JSON.stringify(createCallUrl(login))}}));return t+'.'+b64(await crypto.subtle.sign(curve,privateKey,new TextEncoder().encode(t)))}`

/** Sends a complete sign-in before hydration. The form uses the response (`EarlySignInRequest`). */
const createSignInCode = (subdomain: string) =>
  `${dpopProofCode};const post=(body,more)=>fetch(${JSON.stringify(createCallUrl(login))},{method:'POST',body,headers:{'content-type':'application/json',...more},credentials:'same-origin'});function send({username:u,password:p}){if(!u?.value.trim()||!p||p.value.length<${minPasswordLength})return;const body=JSON.stringify({username:u.value.trim(),password:p.value,tenant:${JSON.stringify(subdomain)},scope:'customer'});if(window.earlySignIn?.body===body)return;const keys=crypto.subtle.generateKey(curve,false,['sign','verify']),response=keys.then(prove).then(dpop=>post(body,{dpop}));response.catch(()=>{});window.earlySignIn={body,response,keys}}`

/**
 * Shows a message if a file of the portal fails to load, or nothing happens after a click. The message disappears when
 * the code has loaded.
 */
const createLateNoticeCode = ({ late, again }: PageTexts) =>
  `function late(){if(document.getElementById('late')||!document.querySelector('[data-rendered]'))return;const d=document.createElement('div'),a=document.createElement('a');d.id='late';d.setAttribute('role','alert');a.href='';a.textContent=${toScriptSafeJson(again)};d.append(${toScriptSafeJson(`${late} `)},a);document.body.append(d);new MutationObserver(()=>document.querySelector('[data-rendered]')||d.remove()).observe(document.body,{childList:true,subtree:true,attributeFilter:['data-rendered']})}addEventListener('error',e=>{e.target.tagName==='SCRIPT'&&late()},true);`

/** Removes the script element, so that React does not find it when it hydrates the screen. */
const scriptRemovalCode = 'document.currentScript.remove()'

/**
 * Creates the inline script of a server-rendered screen. The script is inside the screen, because browsers paint the
 * HTML before a script.
 */
export const createInlineScript = (subdomain: string, texts: PageTexts): string =>
  `${earlySubmitCode}${createSignInCode(subdomain)};${createLateNoticeCode(texts)}${scriptRemovalCode}`

/**
 * Requests further code after the first paint: on a slow phone, each preload delays the paint by 10 ms. Background tabs
 * do not paint; there the shell requests the code.
 */
export const afterPaintFetchCode =
  "requestAnimationFrame(()=>setTimeout(()=>document.head.append(document.getElementById('following').content)))"
