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
