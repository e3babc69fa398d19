import type { Language } from '@portal/contract/language'
import type { Tenant } from '@portal/contract/tenant'
import type { CustomerFile } from '../customer-file.ts'
import { getDossierTexts } from '../dossier-texts.ts'
import { createOutline } from '../outline/create-outline.ts'
import { drawDossier } from './draw-dossier.ts'

/** Input of a render thread: the complete file, and the output path. */
export interface RenderInput {
  file: CustomerFile
  tenant: Tenant
  language: Language
  /** Day of rendering ('YYYY-MM-DD'). */
  today: string
  path: string
}

/** Renders a customer's file in a separate thread. */
export default function drawDossierFile({ file, tenant, language, today, path }: RenderInput): Promise<void> {
  const words = getDossierTexts(language, tenant.pronoun !== 'JE')
  const outline = createOutline({ file, tenant, words, language, today })
  return drawDossier(path, outline, { tenant, language, words })
}
