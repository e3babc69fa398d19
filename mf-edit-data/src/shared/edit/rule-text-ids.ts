import type { EditRule } from '@portal/contract/edit-rule'

/** Text id of the error message of each rule. */
export const ruleTextIds = {
  field_required: 'field_required',
  field_invalid: 'field_invalid',
  line_maximum_length: 'line_maximum_length',
  amount_invalid: 'amount_invalid',
  date_invalid: 'date_invalid',
  date_out_of_range: 'date_out_of_range',
  postcode_invalid: 'postcode_invalid',
  house_number_invalid: 'house_number_invalid',
  mobile_maximum_length: 'mobile_maximum_length',
  mobile_invalid: 'mobile_invalid',
  birthday_in_past: 'birthday_in_past',
  mortgage_part_maximum_length: 'mortgage_part_maximum_length',
  mortgage_part_startdate_before_enddate: 'mortgage_part_startdate_before_enddate',
  mortgage_part_startdate_out_of_range: 'mortgage_part_startdate_out_of_range',
  mortgage_part_deduction_before_enddate: 'mortgage_part_deduction_before_enddate',
  mortgage_part_original_sum_positive: 'mortgage_part_original_sum_positive',
  mortgage_part_remaining_lower_than_original_sum: 'mortgage_part_remaining_lower_than_original_sum',
  mortgage_part_interest_positive: 'mortgage_part_interest_positive',
  mortgage_part_interest_maximum: 'mortgage_part_interest_maximum',
  mortgage_part_duration_invalid: 'mortgage_part_duration_invalid',
  mortgage_part_minimum: 'mortgage_part_minimum',
  entry_stated: 'entry_stated_refused',
} as const satisfies Record<EditRule, string>
