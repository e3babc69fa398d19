import { createWriteStream } from 'node:fs'
import type { Language } from '@portal/contract/language'
import type { Tenant } from '@portal/contract/tenant'
import type { CustomerFile } from '../customer-file.ts'
import { getDossierTexts } from '../dossier-texts.ts'
import { createDossierOutline } from '../outline/create-dossier-outline.ts'
import { drawDossier } from './draw-dossier.ts'

export interface RenderInput {
  file: CustomerFile
  tenant: Tenant
  language: Language
  /** Date in the form 'YYYY-MM-DD'. */
  today: string
  path: string
}

/** Draws the dossier in a separate thread, and writes it to a local file. */
export default function drawDossierFile({ file, tenant, language, today, path }: RenderInput): Promise<void> {
  const getText = getDossierTexts(language, tenant.pronoun !== 'JE')
  const outline = createDossierOutline({ file, tenant, getText, language, today })
  const stream = createWriteStream(path, { mode: 0o600 })
  return drawDossier(stream, outline, { tenant, language, words: getText })
}
