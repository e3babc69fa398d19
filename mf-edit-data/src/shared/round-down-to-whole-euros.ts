/** Rounds an amount down to whole euros, as it is sent (EDIT-13, EDITINCOME-02). */
export const roundDownToWholeEuros = (amount: number | null): number | null =>
  amount === null ? null : Math.floor(amount)
