/** An amount rounded to whole euros, as sent (EDIT-13, EDITINCOME-02). */
export const wholeEuros = (amount: number | null): number | null =>
  amount === null ? null : Math.floor(amount)
