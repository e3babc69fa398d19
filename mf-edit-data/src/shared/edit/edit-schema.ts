import { type EditRule, parseEditRule } from '@portal/contract/edit-rule'
import * as v from '@portal/contract/valibot'
import type { FormSchema } from '@portal/ui/form'
import type { FieldPath } from './edit-form-definition.ts'

/** Path of the body field that breaks a rule. */
export const getIssuePath = ({ path }: v.BaseIssue<unknown>): FieldPath =>
  path?.map(({ key }) => key as PropertyKey) ?? []

/**
 * Creates the schema of a form whose values are sent in another shape. It validates the request body with the call's
 * own schema, as the server does.
 * @param toBody creates the request body from the typed values
 * @param getMessage returns the error message for a validation rule; the call's schema uses the name of the rule as its
 * message
 * @param toFormPath returns the form path for a path in the body
 */
export const createEditSchema = <Values>(
  schema: v.GenericSchema | undefined,
  toBody: (values: Values) => unknown,
  getMessage: (rule: EditRule) => string,
  toFormPath: (path: FieldPath) => FieldPath = (path) => path,
) =>
  ({
    '~standard': {
      validate: (values: unknown) => {
        const { issues = [] } = schema ? v.safeParse(schema, toBody(values as Values)) : {}
        return {
          issues: issues.map((issue) => ({
            message: getMessage(parseEditRule(issue.message)),
            path: toFormPath(getIssuePath(issue)),
          })),
        }
      },
    },
  }) satisfies FormSchema
