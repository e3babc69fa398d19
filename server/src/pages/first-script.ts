import { login, shortestPassword } from '@portal/contract/auth'
import { urlOf } from '@portal/contract/call'
import { inertJson } from '../registry/tenant-registry.ts'
import type { PageTexts } from './page-texts.ts'

/** How long a press waits for the portal's code before the page says that it does not come, in milliseconds. */
const pressTimeoutMs = 10_000

/**
 * Keeps a sign-in that is submitted before the form's code is there, which then submits it (`take-over` in remote-kit).
 * Enter in a field counts too: browsers press the form's button for it.
 */
const keepEarlySubmit = `addEventListener('click',e=>{const p=e.target.closest('[data-rendered] [type=submit]');if(!p)return;e.preventDefault();e.stopPropagation();p.dataset.pressed='';setTimeout(late,${pressTimeoutMs});send(p.form.elements)},true);`

/**
 * Makes the key that the tokens will be bound to, and its proof for this sign-in (DPoP, RFC 9449). The shell does the same with
 * a library; a page's first script is in the page, where each kilobyte stands before the screen.
 */
const createDpopProof = `const curve={name:'ECDSA',namedCurve:'P-256',hash:'SHA-256'},b64=t=>btoa(typeof t==='string'?t:String.fromCharCode(...new Uint8Array(t))).replace(/=/g,'').replace(/\\+/g,'-').replace(/\\//g,'_');async function prove({privateKey,publicKey}){const{kty,crv,x,y}=await crypto.subtle.exportKey('jwk',publicKey),t=b64(JSON.stringify({alg:'ES256',typ:'dpop+jwt',jwk:{kty,crv,x,y}}))+'.'+b64(JSON.stringify({iat:Math.floor(Date.now()/1000),jti:crypto.randomUUID(),htm:'POST',htu:location.origin+${JSON.stringify(urlOf(login))}}));return t+'.'+b64(await crypto.subtle.sign(curve,privateKey,new TextEncoder().encode(t)))}`

/** Sends a sign-in that is complete at once; the form takes the answer when it has come to life (`early-sign-in`). */
const sendSignIn = (subdomain: string) =>
  `${createDpopProof};const post=(body,more)=>fetch(${JSON.stringify(urlOf(login))},{method:'POST',body,headers:{'content-type':'application/json',...more},credentials:'same-origin'});function send({username:u,password:p}){if(!u?.value.trim()||!p||p.value.length<${shortestPassword})return;const body=JSON.stringify({username:u.value.trim(),password:p.value,tenant:${JSON.stringify(subdomain)},scope:'customer'});if(window.earlySignIn?.body===body)return;const keys=crypto.subtle.generateKey(curve,false,['sign','verify']),answer=keys.then(prove).then(dpop=>post(body,{dpop}));answer.catch(()=>{});window.earlySignIn={body,answer,keys}}`

/**
 * Says that the portal's code does not come: when a file of it cannot be had, or a press has waited for it too long. The
 * sentence goes when the code is there after all.
 */
const showLateNotice = ({ late, again }: PageTexts) =>
  `function late(){if(document.getElementById('late')||!document.querySelector('[data-rendered]'))return;const d=document.createElement('div'),a=document.createElement('a');d.id='late';d.setAttribute('role','alert');a.href='';a.textContent=${inertJson(again)};d.append(${inertJson(`${late} `)},a);document.body.append(d);new MutationObserver(()=>document.querySelector('[data-rendered]')||d.remove()).observe(document.body,{childList:true,subtree:true,attributeFilter:['data-rendered']})}addEventListener('error',e=>{e.target.tagName==='SCRIPT'&&late()},true);`

/** Takes the script out of the screen that it stands in, before React takes that over. */
const leave = 'document.currentScript.remove()'

/**
 * What a page with a drawn screen runs before its form is there, at the address of a firm. It stands within the screen,
 * after what the page begins with: browsers paint what they have when they have run a script.
 */
export const firstScript = (subdomain: string, words: PageTexts): string =>
  `${keepEarlySubmit}${sendSignIn(subdomain)};${showLateNotice(words)}${leave}`

/**
 * Asks for the code that follows once the drawn screen is painted: on a slow phone to name a file takes 10 ms, which the
 * paint would wait for. In a tab that nobody sees nothing is painted, and the shell asks for it as it begins.
 */
export const fetchAfterPaint =
  "requestAnimationFrame(()=>setTimeout(()=>document.head.append(document.getElementById('following').content)))"
