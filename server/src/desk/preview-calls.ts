import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type MailOccasion, mailOccasions } from '@portal/contract/desk/mail-texts'
import { getTenantMails, previewDossierPdf, previewMail } from '@portal/contract/desk/tenant-mail'
import type { TenantThemeDraft } from '@portal/contract/desk/tenant-settings'
import { type Language, locales } from '@portal/contract/language'
import { toTenantDay } from '@portal/time/clock'
import { drawPdfInThread } from '../dossier/drawing/draw-pdf-in-thread.ts'
import { createExampleCustomerFile } from '../dossier/example-customer-file.ts'
import { withTemporaryFolder } from '../files/temporary-folder.ts'
import { createMailLetter } from '../mail/create-letter.ts'
import { type LinkOrCode, renderMailHtml, renderMailText } from '../mail/mail-layout.ts'
import { getDefaultMailTexts } from '../mail/mail-texts.ts'
import { createPortalUrl } from '../mail/portal-url.ts'
import type { KnownTenant } from '../tenants/find-tenant.ts'
import { type DeskDependencies, ownerRoles } from './desk-dependencies.ts'

const emptyMailTexts = { subject: null, intro: null, closing: null }

const exampleReceiver = {
  facts: { first_name: 'Anna', last_name: 'Voorbeeld', initials: 'A.' },
  advisor: { id: 1, full_name: 'Sanne Voorbeeld', phone: '085 000 00 00', email: 'sanne@voorbeeld.example' },
  officeId: null,
}
const exampleCode = '1234567'
const exampleNewsCounts = { message: 1, request: 2, reminder: 1, file: 0 }

/** Creates an example link or code for a preview of a mail. It gives no access. */
function createExampleLinkOrCode(occasion: MailOccasion, link: string): LinkOrCode {
  if (occasion === 'code' || occasion === 'two-step' || occasion === 'signing') return { code: exampleCode }
  return occasion === 'news' ? { link, counts: exampleNewsCounts } : { link }
}

/** Returns a tenant with an unsaved theme. */
const replaceTheme = ({ tenant, ...row }: KnownTenant, theme: TenantThemeDraft): KnownTenant => ({
  ...row,
  tenant: { ...tenant, ...theme },
})

export function registerPreviewCalls({ tenantCall, context }: DeskDependencies): void {
  const { config, clock } = context

  tenantCall(getTenantMails, ownerRoles, async ({ tenant }) => ({
    data: mailOccasions.map((occasion) => ({
      occasion,
      wordings: locales.map((wording) => ({
        wording,
        own: tenant.mails[occasion]?.[wording] ?? emptyMailTexts,
        portal: getDefaultMailTexts(wording, occasion),
      })),
    })),
  }))

  tenantCall(previewMail, ownerRoles, async ({ tenant, body: { mail, look } }) => {
    const { occasion, wording, ...words } = mail
    const language = wording.slice(0, 2) as Language
    const pronoun = wording.endsWith('_u') ? 'U' : 'JE'
    const previewed = replaceTheme(tenant, { ...look, pronoun })
    const { logo } = previewed.tenant
    const letter = createMailLetter(
      { ...previewed, mails: { [occasion]: { [wording]: words } } },
      { ...exampleReceiver, language },
      occasion,
      createExampleLinkOrCode(occasion, createPortalUrl(config, tenant.subdomain, '/')),
      { logo: logo ? `data:image/png;base64,${logo}` : null },
    )
    return {
      data: { subject: letter.text.subject, html: renderMailHtml(letter), text: renderMailText(letter) },
    }
  })

  tenantCall(previewDossierPdf, ownerRoles, ({ tenant, body: { language, look } }) =>
    withTemporaryFolder('preview-', async (folder) => {
      const pdf = path.join(folder, 'file.pdf')
      await drawPdfInThread({
        file: createExampleCustomerFile(),
        tenant: replaceTheme(tenant, look).tenant,
        language,
        today: toTenantDay(clock()),
        path: pdf,
      })
      return new Blob([new Uint8Array(await readFile(pdf))], { type: 'application/pdf' })
    }),
  )
}
