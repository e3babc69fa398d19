import {
  getFilledTemplates,
  getMessageTemplates,
  postMessageTemplate,
  postTemplateChanged,
  postTemplateRemoved,
  type TemplateForm,
} from '@portal/contract/desk/template'
import { type Language, type Wording, wordings } from '@portal/contract/language'
import { asc, eq, sql } from 'drizzle-orm'
import { firstRow } from '../../adviser/records.ts'
import type { Database } from '../../database/database.ts'
import { isTaken } from '../../database/database-error.ts'
import { messageTemplates } from '../../database/tables/message-template.ts'
import { HttpError, invalid } from '../../http/http-error.ts'
import { recordId } from '../../http/record-id.ts'
import type { KnownTenant } from '../../tenants/find.ts'
import { customerOf } from '../customer-of.ts'
import { type DeskParts, writing } from '../parts.ts'
import { recordedAtTenant } from '../recorded-at-tenant.ts'
import { filledIn } from './fill.ts'

/** Wording of a language and form of address (I18N-02). */
const wordingOf = (language: Language, isFormal: boolean): Wording => (isFormal ? `${language}_u` : language)

const withFormality = (wording: Wording, isFormal: boolean): Wording =>
  wordingOf(wording.slice(0, 2) as Language, !isFormal)

/**
 * Wording of a template for a customer: the customer's language in the tenant's form of address, else the other form,
 * else the tenant's own Dutch, else any.
 * @returns undefined for a template without texts
 */
function chosenWording(has: readonly Wording[], language: Language, isFormal: boolean): Wording | undefined {
  const [wanted, own] = [wordingOf(language, isFormal), wordingOf('nl', isFormal)]
  const order = [wanted, withFormality(wanted, isFormal), own, withFormality(own, isFormal)]
  return order.find((one) => has.includes(one)) ?? has[0]
}

const deciding = ['owner'] as const
const done = { data: { success: true } }
const byName = [asc(sql`lower(${messageTemplates.name})`), asc(messageTemplates.id)]

const isFormal = ({ tenant }: KnownTenant): boolean => tenant.pronoun !== 'JE'

/** Validated template to store. @throws HttpError 422 without the tenant's own wording */
function checked(tenant: KnownTenant, { name, texts }: TemplateForm) {
  const own = wordingOf('nl', isFormal(tenant))
  if (!texts[own]) throw invalid({ [`texts.${own}`]: 'is the wording of the tenant, and required' })
  return { name: name.trim(), texts }
}

/** Stores a template. @throws HttpError 422 if the name is in use */
const named = <A>(store: Promise<A>): Promise<A> =>
  store.catch((error) => {
    throw isTaken(error) ? invalid({ name: 'is that of another template' }) : error
  })

const lockTemplate = async (tx: Database, id: number) =>
  firstRow(await tx.select().from(messageTemplates).where(eq(messageTemplates.id, id)).for('update'))

/** Calls for message templates: editing by owners, and filling in for a customer. */
export function templateCalls({ tenantCall, context }: DeskParts): void {
  const { db, clock } = context

  tenantCall(getMessageTemplates, deciding, async () => {
    const rows = await db
      .select()
      .from(messageTemplates)
      .orderBy(...byName)
    return {
      data: rows.map(({ id, name, texts, revision, changedAt, changedBy }) => ({
        id,
        name,
        texts,
        revision,
        changed_at: changedAt.toISOString(),
        changed_by: changedBy,
      })),
    }
  })

  tenantCall(postMessageTemplate, deciding, async ({ body, ...given }) => {
    const values = {
      ...checked(given.tenant, body),
      changedAt: clock(),
      changedBy: given.person.name,
    }
    const act = { command: 'template-add', about: { label: values.name } }
    const { id } = await recordedAtTenant(context, given, act, async (tx) =>
      firstRow(
        await named(tx.insert(messageTemplates).values(values).returning({ id: messageTemplates.id })),
      ),
    )
    return { data: { success: true, id } }
  })

  tenantCall(postTemplateChanged, deciding, async ({ params, body: { revision, ...form }, ...given }) => {
    const id = recordId(params.id)
    const values = { ...checked(given.tenant, form), changedAt: clock(), changedBy: given.person.name }
    const act = { command: 'template-change', about: { template: id, label: values.name } }
    await recordedAtTenant(context, given, act, async (tx) => {
      const before = await lockTemplate(tx, id)
      if (before.revision !== revision)
        throw new HttpError(409, {
          error: 'changed',
          message: `${before.changedBy} changed this template meanwhile.`,
        })
      await named(
        tx
          .update(messageTemplates)
          .set({ ...values, revision: revision + 1 })
          .where(eq(messageTemplates.id, id)),
      )
    })
    return done
  })

  tenantCall(postTemplateRemoved, deciding, async ({ params, ...given }) => {
    const id = recordId(params.id)
    const act = { command: 'template-remove', about: { template: id } }
    await recordedAtTenant(context, given, act, async (tx) => {
      await lockTemplate(tx, id)
      await tx.delete(messageTemplates).where(eq(messageTemplates.id, id))
    })
    return done
  })

  tenantCall(getFilledTemplates, writing, async ({ person, tenant, params }) => {
    const reader = await customerOf(db, params.id)
    const rows = await db
      .select()
      .from(messageTemplates)
      .orderBy(...byName)
    const formal = isFormal(tenant)
    return {
      data: rows.flatMap(({ id, name, texts }) => {
        const has = wordings.filter((one): one is Wording => texts[one] !== undefined)
        const wording = chosenWording(has, reader.language, formal)
        const chosen = wording && texts[wording]
        if (!chosen) return []
        const names = { reader, wording, adviser: person.name, tenant: tenant.tenant.name }
        return [{ id, name, wanted: wordingOf(reader.language, formal), wording, ...filledIn(chosen, names) }]
      }),
    }
  })
}
