import {
  addMessageTemplate,
  changeMessageTemplate,
  getFilledMessageTemplates,
  getMessageTemplates,
  type MessageTemplateForm,
  removeMessageTemplate,
} from '@portal/contract/desk/message-template'
import { type Language, type Locale, locales } from '@portal/contract/language'
import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { getFirstRow } from '../../database/first-row.ts'
import { messageTemplates } from '../../database/tables/message-template.ts'
import { createInvalidFieldsError, HttpError } from '../../http/http-error.ts'
import { parseRecordId } from '../../http/record-id.ts'
import type { KnownTenant } from '../../tenants/find-tenant.ts'
import { findCustomerOrFail } from '../customer-names.ts'
import {
  type DeskDependencies,
  ownerRoles,
  rolesWithWriteAccess,
  successResponse,
} from '../desk-dependencies.ts'
import { rejectDuplicateName, runAuditedTenantAction } from '../run-audited-tenant-action.ts'
import { fillMessageTemplate } from './fill-message-template.ts'

const toLocale = (language: Language, isFormal: boolean): Locale => (isFormal ? `${language}_u` : language)

const switchFormality = (locale: Locale, isFormal: boolean): Locale =>
  toLocale(locale.slice(0, 2) as Language, !isFormal)

/**
 * Chooses the locale of a template's text: the customer's language in the tenant's form of address, otherwise in the
 * other form, otherwise Dutch, otherwise any available text.
 * @returns undefined for a template without texts
 */
function chooseLocale(has: readonly Locale[], language: Language, isFormal: boolean): Locale | undefined {
  const [wanted, own] = [toLocale(language, isFormal), toLocale('nl', isFormal)]
  const order = [wanted, switchFormality(wanted, isFormal), own, switchFormality(own, isFormal)]
  return order.find((one) => has.includes(one)) ?? has[0]
}

const orderByName = [asc(sql`lower(${messageTemplates.name})`), asc(messageTemplates.id)]

const isFormalTenant = ({ tenant }: KnownTenant): boolean => tenant.pronoun !== 'JE'

/** @throws HttpError 422 without a text in the tenant's own locale */
function validateTemplate(tenant: KnownTenant, { name, texts }: MessageTemplateForm) {
  const own = toLocale('nl', isFormalTenant(tenant))
  if (!texts[own])
    throw createInvalidFieldsError({ [`texts.${own}`]: 'is the wording of the tenant, and required' })
  return { name: name.trim(), texts }
}

const duplicateNameMessage = 'is that of another template'

const lockTemplate = async (tx: Database, id: number) =>
  getFirstRow(await tx.select().from(messageTemplates).where(eq(messageTemplates.id, id)).for('update'))

export function registerMessageTemplateCalls({ tenantCall, context }: DeskDependencies): void {
  const { db, clock } = context

  tenantCall(getMessageTemplates, ownerRoles, async () => {
    const rows = await db
      .select()
      .from(messageTemplates)
      .orderBy(...orderByName)
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

  tenantCall(addMessageTemplate, ownerRoles, async ({ body, ...given }) => {
    const values = {
      ...validateTemplate(given.tenant, body),
      changedAt: clock(),
      changedBy: given.person.name,
    }
    const action = { command: 'template-add', about: { label: values.name } }
    const { id } = await runAuditedTenantAction(context, given, action, async (tx) =>
      getFirstRow(
        await rejectDuplicateName(
          tx.insert(messageTemplates).values(values).returning({ id: messageTemplates.id }),
          duplicateNameMessage,
        ),
      ),
    )
    return { data: { success: true, id } }
  })

  tenantCall(changeMessageTemplate, ownerRoles, async ({ params, body: { revision, ...form }, ...given }) => {
    const id = parseRecordId(params.id)
    const values = {
      ...validateTemplate(given.tenant, form),
      changedAt: clock(),
      changedBy: given.person.name,
    }
    const action = { command: 'template-change', about: { template: id, label: values.name } }
    await runAuditedTenantAction(context, given, action, async (tx) => {
      const before = await lockTemplate(tx, id)
      if (before.revision !== revision)
        throw new HttpError(409, {
          error: 'changed',
          message: `${before.changedBy} changed this template meanwhile.`,
        })
      await rejectDuplicateName(
        tx
          .update(messageTemplates)
          .set({ ...values, revision: revision + 1 })
          .where(eq(messageTemplates.id, id)),
        duplicateNameMessage,
      )
    })
    return successResponse
  })

  tenantCall(removeMessageTemplate, ownerRoles, async ({ params, ...given }) => {
    const id = parseRecordId(params.id)
    const action = { command: 'template-remove', about: { template: id } }
    await runAuditedTenantAction(context, given, action, async (tx) => {
      await lockTemplate(tx, id)
      await tx.delete(messageTemplates).where(eq(messageTemplates.id, id))
    })
    return successResponse
  })

  tenantCall(getFilledMessageTemplates, rolesWithWriteAccess, async ({ person, tenant, params }) => {
    const reader = await findCustomerOrFail(db, params.id)
    const rows = await db
      .select()
      .from(messageTemplates)
      .orderBy(...orderByName)
    const formal = isFormalTenant(tenant)
    return {
      data: rows.flatMap(({ id, name, texts }) => {
        const availableLocales = locales.filter((one): one is Locale => texts[one] !== undefined)
        const locale = chooseLocale(availableLocales, reader.language, formal)
        const chosen = locale && texts[locale]
        if (!chosen) return []
        const names = { reader, locale, adviser: person.name, tenant: tenant.tenant.name }
        return [
          {
            id,
            name,
            wanted: toLocale(reader.language, formal),
            wording: locale,
            ...fillMessageTemplate(chosen, names),
          },
        ]
      }),
    }
  })
}
