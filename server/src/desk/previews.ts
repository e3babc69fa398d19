import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { dayAt } from '@portal/contract/clock'
import { getTenantMails, postMailPreview, postPdfPreview } from '@portal/contract/desk/mail'
import { mailOccasions } from '@portal/contract/desk/mail-words'
import type { TenantLook } from '@portal/contract/desk/settings'
import { type Language, wordings } from '@portal/contract/language'
import { exampleFile } from '../dossier/example-file.ts'
import { drawPdf } from '../dossier/pdf.ts'
import { portalAddress } from '../mail/address.ts'
import { mailHtml, mailPlain, type Offer } from '../mail/layout.ts'
import { letterTo } from '../mail/letter.ts'
import { type Occasion, portalWords } from '../mail/texts.ts'
import type { KnownTenant } from '../tenants/find.ts'
import type { DeskParts } from './parts.ts'

const deciding = ['owner'] as const
const noWords = { subject: null, intro: null, closing: null }

/** A fictional customer. */
const receiver = {
  facts: { first_name: 'Anna', last_name: 'Voorbeeld', initials: 'A.' },
  advisor: { id: 1, full_name: 'Sanne Voorbeeld', phone: '085 000 00 00', email: 'sanne@voorbeeld.example' },
  officeId: null,
}
const code = '1234567'
const counts = { message: 1, request: 2, reminder: 1, file: 0 }

/** Link or code of a preview mail, which is not valid. */
function offerOf(occasion: Occasion, link: string): Offer {
  if (occasion === 'code' || occasion === 'two-step' || occasion === 'signing') return { code }
  return occasion === 'news' ? { link, counts } : { link }
}

/** A tenant with an unsaved theme. */
const inLook = ({ tenant, ...row }: KnownTenant, look: TenantLook): KnownTenant => ({
  ...row,
  tenant: { ...tenant, ...look },
})

/** Previews of mails and PDFs with unsaved theme and texts. */
export function previewCalls({ tenantCall, context }: DeskParts): void {
  const { config, clock } = context

  tenantCall(getTenantMails, deciding, async ({ tenant }) => ({
    data: mailOccasions.map((occasion) => ({
      occasion,
      wordings: wordings.map((wording) => ({
        wording,
        own: tenant.mails[occasion]?.[wording] ?? noWords,
        portal: portalWords(wording, occasion),
      })),
    })),
  }))

  tenantCall(postMailPreview, deciding, async ({ tenant, body: { mail, look } }) => {
    const { occasion, wording, ...words } = mail
    const language = wording.slice(0, 2) as Language
    const pronoun = wording.endsWith('_u') ? 'U' : 'JE'
    const shown = inLook(tenant, { ...look, pronoun })
    const { logo } = shown.tenant
    const letter = letterTo(
      { ...shown, mails: { [occasion]: { [wording]: words } } },
      { ...receiver, language },
      occasion,
      offerOf(occasion, portalAddress(config, tenant.subdomain, '/')),
      { logo: logo ? `data:image/png;base64,${logo}` : null },
    )
    return {
      data: { subject: letter.text.subject, html: mailHtml(letter), text: mailPlain(letter) },
    }
  })

  tenantCall(postPdfPreview, deciding, async ({ tenant, body: { language, look } }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'preview-'))
    const file = path.join(folder, 'file.pdf')
    try {
      const shown = inLook(tenant, look).tenant
      await drawPdf({ file: exampleFile(), tenant: shown, language, today: dayAt(clock()), path: file })
      return new Blob([new Uint8Array(await readFile(file))], { type: 'application/pdf' })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}
