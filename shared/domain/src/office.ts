/**
 * The office of a firm that serves a customer, otherwise the firm's first (CONTACT-07); null when the firm has none.
 * Numbers of offices come as numbers or as texts.
 */
export const officeOf = <Office extends { id: string | number }>(
  offices: readonly Office[],
  customer: { office_id: string | number | null } | null,
): Office | null =>
  offices.find(({ id }) => customer?.office_id != null && String(id) === String(customer.office_id)) ??
  offices[0] ??
  null

/** Where customers write to when the portal itself does not work for them (ENTITY-07); null where the firm wants no such mail. */
export const supportEmailOf = (tenant: {
  support_email: string | null
  use_support_email?: boolean | null
}): string | null => (tenant.use_support_email === false ? null : tenant.support_email)
