import { escapeHtml } from '@portal/domain/format/escape-html'

/** Styles of the message at the bottom of the window that the page does not work yet. */
export const lateNoticeCss =
  '#late{position:fixed;inset:auto 16px 16px;z-index:9;padding:16px 20px;border-radius:12px;background:#fff;color:#1c1b22;box-shadow:0 8px 30px rgb(20 18 30/.28);font:500 1rem/1.5 "Alan Sans","Alan Sans Fallback",sans-serif}#late a{color:inherit}'

/** Styles of the page until the portal runs. */
export const skeletonCss = `
.sk-mark{padding:32px}.sk-mark img{display:block}.sk-mark p{margin:8px 0 0;font:600 14px/20px "Alan Sans","Alan Sans Fallback",sans-serif}
.sk-line{background:var(--tint2);border-radius:6px}
.sk-guest{display:grid;grid-template-columns:1fr 1fr;min-height:100vh}
.sk-side{background:var(--surface)}.sk-form{background:#fff;display:grid;align-content:center;justify-content:center;gap:24px}
.sk-form .sk-line{width:min(420px,80vw);height:52px}.sk-form .sk-line:first-child{height:40px;width:180px}
.sk-app{display:grid;grid-template-columns:320px 1fr;min-height:100vh}.sk-nav{background:var(--nav);border-right:1px solid var(--line)}
.sk-head{height:120px;padding:0 32px;display:flex;align-items:center;font:600 32px/40px "Alan Sans","Alan Sans Fallback",sans-serif;letter-spacing:-.012em}
.sk-main{padding:0 32px;display:grid;gap:24px}.sk-card{background:#fff;border:1px solid var(--line);border-radius:12px;height:200px}
@media(max-width:1199px){.sk-app{grid-template-columns:1fr}.sk-nav{display:none}}
@media(max-width:768px){.sk-head{height:80px;padding:0 16px 0 60px;font-size:24px;line-height:30px}.sk-main{padding:0 16px}.sk-guest{grid-template-columns:1fr}.sk-side{min-height:220px}}`

const skeletonLineHtml = '<div class="sk-line"></div>'

const renderTenantBrand = (name: string) =>
  name && `<div class="sk-mark"><img src="/favicon.ico" alt="" height="44"><p>${escapeHtml(name)}</p></div>`

/** Renders the skeleton of the sign-in screen, with the tenant's name. */
export const renderGuestSkeleton = (tenantName: string) =>
  `<div class="sk-guest" aria-hidden="true"><div class="sk-side">${renderTenantBrand(tenantName)}</div><div class="sk-form">${skeletonLineHtml.repeat(4)}</div></div>`

/** Renders the skeleton of a customer's page, with the tenant's name and the title of the screen. */
export const renderCustomerSkeleton = (tenantName: string, title: string) =>
  `<div class="sk-app" aria-hidden="true"><div class="sk-nav">${renderTenantBrand(tenantName)}</div><div><div class="sk-head">${escapeHtml(title)}</div><div class="sk-main"><div class="sk-card"></div><div class="sk-card"></div></div></div></div>`
