/**
 * Errors of the edit forms (EDIT-12, EDITMORT-14 … EDITMORT-21, PERSONALIA-05). Each name is also the id of its text.
 */
export const editRules = [
  'field_required',
  'field_invalid',
  'line_maximum_length',
  'amount_invalid',
  'date_invalid',
  'date_out_of_range',
  'postcode_invalid',
  'house_number_invalid',
  'mobile_maximum_length',
  'mobile_invalid',
  'birthday_in_past',
  'mortgage_part_maximum_length',
  'mortgage_part_startdate_before_enddate',
  'mortgage_part_startdate_out_of_range',
  'mortgage_part_deduction_before_enddate',
  'mortgage_part_original_sum_positive',
  'mortgage_part_remaining_lower_than_original_sum',
  'mortgage_part_interest_positive',
  'mortgage_part_interest_maximum',
  'mortgage_part_duration_invalid',
  'mortgage_part_minimum',
  'entry_stated',
] as const
export type EditRule = (typeof editRules)[number]

export const parseEditRule = (message: string): EditRule =>
  editRules.find((rule) => rule === message) ?? 'field_invalid'
