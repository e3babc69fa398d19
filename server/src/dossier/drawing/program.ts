import type { Language } from '@portal/contract/language'
import type { Tenant } from '@portal/contract/tenant'
import { textsIn } from '../dossier-texts.ts'
import type { CustomerFile } from '../file.ts'
import { outlineOf } from '../outline/outline-of.ts'
import { drawDossier } from './draw.ts'

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
export default function draw({ file, tenant, language, today, path }: RenderInput): Promise<void> {
  const words = textsIn(language, tenant.pronoun !== 'JE')
  const outline = outlineOf({ file, tenant, words, language, today })
  return drawDossier(path, outline, { tenant, language, words })
}
