import type { DocumentPlan } from '../documents.ts'
import { pathOf } from '../files.ts'
import type { Collection } from './collection.ts'

/** Adds documents of a customer or of the firm; one belongs to the first record of the kind that it is of. */
export function addDocuments(file: Collection, plans: readonly DocumentPlan[]): void {
  for (const { of, ...plan } of plans) {
    const owner = of && file.first(of)
    file.add(
      'document',
      { ...plan, updated_at: plan.created_at, file: pathOf(plan.name) },
      owner ? { [of]: owner } : {},
    )
  }
}
