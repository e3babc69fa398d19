import type { Language } from '@portal/contract/language'
import type { Tenant } from '@portal/contract/tenant'
import { textsIn } from '../dossier-texts.ts'
import type { CustomerFile } from '../file.ts'
import { outlineOf } from '../outline/outline-of.ts'
import { drawDossier } from './draw.ts'

/** What a thread needs to draw a file: everything of it, and where the drawing goes. */
export interface ToDraw {
  file: CustomerFile
  tenant: Tenant
  language: Language
  /** The day it is drawn ('YYYY-MM-DD'). */
  today: string
  path: string
}

/** Draws the file of a customer, in a thread of its own. */
export default function draw({ file, tenant, language, today, path }: ToDraw): Promise<void> {
  const words = textsIn(language, tenant.pronoun !== 'JE')
  const outline = outlineOf({ file, tenant, words, language, today })
  return drawDossier(path, outline, { tenant, language, words })
}
