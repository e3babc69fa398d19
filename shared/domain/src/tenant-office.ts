/** Finds the customer's office, or else the tenant's first office (CONTACT-07); null if there is none. */
export const findCustomerOffice = <Office extends { id: string | number }>(
  offices: readonly Office[],
  customer: { office_id: string | number | null } | null,
): Office | null =>
  offices.find(({ id }) => customer?.office_id != null && String(id) === String(customer.office_id)) ??
  offices[0] ??
  null

/** Returns the e-mail address for problems with the portal (ENTITY-07); null if there is none. */
export const getSupportEmail = (tenant: {
  support_email: string | null
  use_support_email?: boolean | null
}): string | null => (tenant.use_support_email === false ? null : tenant.support_email)
