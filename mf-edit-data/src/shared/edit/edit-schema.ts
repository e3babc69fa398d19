import { type EditRule, editRuleOf } from '@portal/contract/edit-rule'
import * as v from '@portal/contract/schema'
import type { FormSchema } from '@portal/ui/form'
import type { Path } from './editing.ts'

/** The field of a body that breaks a rule. */
export const pathOf = ({ path }: v.BaseIssue<unknown>): Path =>
  path?.map(({ key }) => key as PropertyKey) ?? []

/**
 * Schema of a form that is sent as another body: checks that body with the call's own schema, as the server does.
 * @param bodyOf makes the body of what is typed
 * @param say puts a rule, which the call's schema has as message, into words
 * @param fieldOf finds the field of a place in the body
 */
export const editSchema = <Values>(
  schema: v.GenericSchema | undefined,
  bodyOf: (values: Values) => unknown,
  say: (rule: EditRule) => string,
  fieldOf: (path: Path) => Path = (path) => path,
) =>
  ({
    '~standard': {
      validate: (values: unknown) => {
        const { issues = [] } = schema ? v.safeParse(schema, bodyOf(values as Values)) : {}
        return {
          issues: issues.map((issue) => ({
            message: say(editRuleOf(issue.message)),
            path: fieldOf(pathOf(issue)),
          })),
        }
      },
    },
  }) satisfies FormSchema
