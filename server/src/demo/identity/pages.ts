import { escapeHtml } from '../../mail/layout.ts'
import type { DemoPerson } from '../staff.ts'

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:480px;padding:32px 24px;color:#1c1c1f;background:#fff}
h1{font-size:28px;line-height:1.2}h2{font-size:16px;margin:24px 0 8px}code{font:600 24px ui-monospace,monospace;letter-spacing:.08em}
button{display:block;width:100%;text-align:left;font:inherit;cursor:pointer;min-height:48px;padding:10px 16px;margin:8px 0;border:1px solid #8a8a94;border-radius:8px;background:#fff;color:inherit}
button.main{background:#2438e0;border-color:#2438e0;color:#fff;text-align:center}input{font:inherit;padding:12px;width:100%;box-sizing:border-box}`

/** A page of the demo's provider of identities. */
export const identityPage = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`

/** Where somebody says who they are. A demo asks for no password: everybody in it is made up. */
export function choicePage(uid: string, people: readonly DemoPerson[]): string {
  const firms = [...new Set(people.map(({ tenant }) => tenant))]
  const groups = firms.map((firm) => {
    const buttons = people
      .filter(({ tenant }) => tenant === firm)
      .map(
        ({ email, name, role }) =>
          `<button name="account" value="${escapeHtml(email)}">${escapeHtml(name)}, ${role}<br><small>${escapeHtml(email)}</small></button>`,
      )
    return `<h2>${escapeHtml(firm ?? 'All firms')}</h2>${buttons.join('')}`
  })
  return identityPage(
    'Who are you?',
    `<p>Everybody here is made up, and nobody has a password.</p><form method="post" action="/interaction/${uid}">${groups.join('')}</form>`,
  )
}
