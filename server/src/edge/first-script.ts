import { login, shortestPassword } from '@portal/contract/auth'
import { urlOf } from '@portal/contract/call'

/**
 * Keeps what a customer pressed on a drawn screen before its code is there, which then does it (`take-over` in
 * remote-kit). Enter in a field counts too: browsers press the form's button for it.
 */
const keepPressed = `addEventListener('click',e=>{const p=e.target.closest('[data-drawn] :is(button,a[href^="/"],a[href^="?"])');if(!p)return;e.preventDefault();e.stopPropagation();document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');p.dataset.pressed='';p.type==='submit'&&send(p.form.elements)},true);`

/** Sends a sign-in that is complete at once; the form takes the answer when it has come to life (`early-sign-in`). */
const sendSignIn = (subdomain: string) =>
  `function send({username:u,password:p}){if(!u?.value.trim()||!p||p.value.length<${shortestPassword})return;const body=JSON.stringify({username:u.value.trim(),password:p.value,tenant:${JSON.stringify(subdomain)},scope:'customer'});if(window.earlySignIn?.body===body)return;const answer=fetch(${JSON.stringify(urlOf(login))},{method:'POST',body,headers:{'content-type':'application/json'},credentials:'omit'});answer.catch(()=>{});window.earlySignIn={body,answer}}`

/** Takes the script out of the screen that it stands in, before React takes that over. */
const leave = 'document.currentScript.remove()'

/**
 * What a page with a drawn screen runs before its form is there, at the address of a firm. It stands within the screen,
 * after what the page begins with: browsers paint what they have when they have run a script.
 */
export const firstScript = (subdomain: string): string => `${keepPressed}${sendSignIn(subdomain)};${leave}`

/**
 * Asks for the code that follows once the drawn screen is painted: on a slow phone to name a file takes 10 ms, which the
 * paint would wait for. In a tab that nobody sees nothing is painted, and the shell asks for it as it begins.
 */
export const fetchAfterPaint =
  "requestAnimationFrame(()=>setTimeout(()=>document.head.append(document.getElementById('following').content)))"
