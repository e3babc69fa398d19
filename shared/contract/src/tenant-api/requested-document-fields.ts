import * as v from '@portal/contract/schema'
import {
  booleanField,
  calendarDateField,
  nameField,
  optionalField,
  textField,
  timestampField,
} from './record-field.ts'

export const requestedDocumentFields = {
  kept: ['seen_by_advisor', 'created_at', 'updated_at'],
  data: v.strictObject({
    name: nameField(),
    comment: optionalField(textField(20_000)),
    completed: optionalField(booleanField),
    received: optionalField(booleanField),
    sent: optionalField(booleanField),
    date: optionalField(calendarDateField),
    seen_by_advisor: optionalField(timestampField),
    created_at: optionalField(timestampField),
    updated_at: optionalField(timestampField),
  }),
}
