import * as v from '@portal/contract/valibot'
import { createFieldSchemas } from '../form/field-schemas.ts'
import { createInitialValues } from '../form/form-values.ts'
import type { CalculationCall, WidgetCalculation } from '../use-widget-calculation.ts'
import type { WidgetContextValue } from '../widget-context.ts'

/** Validates typed texts by the path of their field, on 21 November 2026. Errors are pairs of path and text id. */
export function parseForm<C extends CalculationCall>(
  calculation: WidgetCalculation<C>,
  typed: Readonly<Record<string, string>>,
) {
  const values = createInitialValues(calculation.defaultValues, typed, 'nl')
  const text: WidgetContextValue['text'] = (id) => id
  const fields = createFieldSchemas({ text, language: 'nl', today: '2026-11-21' })
  const schema = calculation.createSchema(fields, text)
  const { success, output, issues } = v.safeParse(schema, values, { abortPipeEarly: true })
  return {
    body: success ? output : undefined,
    errors: issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [],
  }
}
