import * as v from '@portal/contract/valibot'
import {
  booleanField,
  calendarDateField,
  createNameField,
  createOptionalField,
  createTextField,
  timestampField,
} from './record-field.ts'

export const requestedDocumentFields = {
  keptFields: ['seen_by_advisor', 'created_at', 'updated_at'],
  data: v.strictObject({
    name: createNameField(),
    comment: createOptionalField(createTextField(20_000)),
    completed: createOptionalField(booleanField),
    received: createOptionalField(booleanField),
    sent: createOptionalField(booleanField),
    date: createOptionalField(calendarDateField),
    seen_by_advisor: createOptionalField(timestampField),
    created_at: createOptionalField(timestampField),
    updated_at: createOptionalField(timestampField),
  }),
}
