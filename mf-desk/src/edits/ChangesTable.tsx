import type { FieldChange } from '@portal/contract/desk/desk-edit'
import { staffTableCss, staffTableScrollCss } from '@portal/remote-kit/staff'
import { Box, chakra, Text } from '@portal/ui'
import { useText } from '../texts.ts'
import { useFieldName } from './field-name.ts'
import { useFormatFieldValue } from './format-field-value.ts'

export function ChangesTable({ changes }: { changes: readonly FieldChange[] }) {
  const text = useText()
  const getFieldName = useFieldName()
  const formatFieldValue = useFormatFieldValue()
  if (changes.length === 0) return <Text color="ink2">{text('edit_untold')}</Text>
  return (
    <Box css={staffTableScrollCss}>
      <chakra.table css={[staffTableCss, { minW: '0' }]}>
        <thead>
          <tr>
            <th scope="col">{text('field')}</th>
            <th scope="col">{text('was')}</th>
            <th scope="col">{text('became')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.path}>
              <th scope="row">{getFieldName(change.path)}</th>
              <td>{formatFieldValue(change.path, change.from)}</td>
              <td>{formatFieldValue(change.path, change.to)}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}
