import { login, minPasswordLength } from '@portal/contract/auth'
import { urlOf } from '@portal/contract/call'
import { inertJson } from '../registry/tenant-registry.ts'
import type { PageTexts } from './page-texts.ts'

/** Time after a click until the page says that the portal's code is not loading, in milliseconds. */
const pressTimeoutMs = 10_000

/**
 * Keeps a sign-in that is submitted before the form is hydrated, which submits it then (`preserve-typed-input` in
 * remote-kit). Enter in a field counts too: browsers click the submit button for it.
 */
const keepEarlySubmit = `addEventListener('click',e=>{const p=e.target.closest('[data-rendered] [type=submit]');if(!p)return;e.preventDefault();e.stopPropagation();p.dataset.pressed='';setTimeout(late,${pressTimeoutMs});send(p.form.elements)},true);`

/**
 * Creates the key for the tokens, and its DPoP proof for this sign-in (RFC 9449). The shell uses a library; this script
 * is inlined, so each kilobyte delays the screen.
 */
const createDpopProof = `const curve={name:'ECDSA',namedCurve:'P-256',hash:'SHA-256'},b64=t=>btoa(typeof t==='string'?t:String.fromCharCode(...new Uint8Array(t))).replace(/=/g,'').replace(/\\+/g,'-').replace(/\\//g,'_');async function prove({privateKey,publicKey}){const{kty,crv,x,y}=await crypto.subtle.exportKey('jwk',publicKey),t=b64(JSON.stringify({alg:'ES256',typ:'dpop+jwt',jwk:{kty,crv,x,y}}))+'.'+b64(JSON.stringify({iat:Math.floor(Date.now()/1000),jti:crypto.randomUUID(),htm:'POST',htu:location.origin+${JSON.stringify(urlOf(login))}}));return t+'.'+b64(await crypto.subtle.sign(curve,privateKey,new TextEncoder().encode(t)))}`

/** Sends a complete sign-in at once; the form uses the response after hydration (`early-sign-in`). */
const sendSignIn = (subdomain: string) =>
  `${createDpopProof};const post=(body,more)=>fetch(${JSON.stringify(urlOf(login))},{method:'POST',body,headers:{'content-type':'application/json',...more},credentials:'same-origin'});function send({username:u,password:p}){if(!u?.value.trim()||!p||p.value.length<${minPasswordLength})return;const body=JSON.stringify({username:u.value.trim(),password:p.value,tenant:${JSON.stringify(subdomain)},scope:'customer'});if(window.earlySignIn?.body===body)return;const keys=crypto.subtle.generateKey(curve,false,['sign','verify']),answer=keys.then(prove).then(dpop=>post(body,{dpop}));answer.catch(()=>{});window.earlySignIn={body,answer,keys}}`

/**
 * Shows a message when a file of the portal fails to load, or a click has waited too long. It disappears when the code
 * loads after all.
 */
const showLateNotice = ({ late, again }: PageTexts) =>
  `function late(){if(document.getElementById('late')||!document.querySelector('[data-rendered]'))return;const d=document.createElement('div'),a=document.createElement('a');d.id='late';d.setAttribute('role','alert');a.href='';a.textContent=${inertJson(again)};d.append(${inertJson(`${late} `)},a);document.body.append(d);new MutationObserver(()=>document.querySelector('[data-rendered]')||d.remove()).observe(document.body,{childList:true,subtree:true,attributeFilter:['data-rendered']})}addEventListener('error',e=>{e.target.tagName==='SCRIPT'&&late()},true);`

/** Removes the script element from the screen before React hydrates it. */
const leave = 'document.currentScript.remove()'

/**
 * Inline script of a page with a server-rendered screen at a tenant's address. It is placed inside the screen, because
 * browsers paint what they have after running a script.
 */
export const firstScript = (subdomain: string, words: PageTexts): string =>
  `${keepEarlySubmit}${sendSignIn(subdomain)};${showLateNotice(words)}${leave}`

/**
 * Requests further code after the paint of the rendered screen: on a slow phone each preload takes 10 ms. A background
 * tab paints nothing; there the shell requests it.
 */
export const fetchAfterPaint =
  "requestAnimationFrame(()=>setTimeout(()=>document.head.append(document.getElementById('following').content)))"
