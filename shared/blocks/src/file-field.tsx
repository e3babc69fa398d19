import { FileUpload } from '@chakra-ui/react'
import { Button, Icon, Text } from '@portal/ui'
import {
  Field,
  type FieldProps,
  useController,
  useFormContext,
  useWaitBeforeSubmit,
} from '@portal/ui/form-parts'
import { useEffect, useEffectEvent } from 'react'
import { useBlockText } from './block-texts/block-texts.ts'
import { UploadList } from './upload/UploadList.tsx'
import { type Attachments, useAttachments, useTenantFiles } from './upload/uploads.ts'

interface FileFieldProps extends FieldProps {
  /** Media types or extensions that the field accepts. */
  accept?: string[]
  most?: number
  /** Instruction in the area for dropping files. */
  prompt: string
}

const dropAreaCss = {
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: '2.5',
  px: '6',
  py: '7',
  bg: 'surface',
  rounded: 'table',
  borderWidth: '2px',
  borderStyle: 'dashed',
  borderColor: 'edge',
  '&[data-dragging]': { bg: 'table' },
}
/** Hides the area for dropping files on touch devices, where files cannot be dragged. */
const mouseOnlyCss = { '@media (pointer: coarse)': { display: 'none' } }

/**
 * Returns the name of the form value with the files that the customer sends although they contain a citizen service
 * number (BSN).
 */
const getWithBsnFieldName = (name: string): string => `${name}WithBsn`

/**
 * Field for files that are dropped, chosen or photographed. They are checked like separate uploads. The form's value is
 * the list of accepted files. The form waits for running checks, and cannot be submitted while the customer must decide
 * about a file.
 */
export function FileField(input: FileFieldProps) {
  return <BaseFileField attachments={useAttachments()} {...input} />
}

/** `FileField` for staff: files are not searched for citizen service numbers. */
export function TenantFileField(input: FileFieldProps) {
  return <BaseFileField attachments={useTenantFiles()} {...input} />
}

function BaseFileField({
  name,
  accept,
  most = 1,
  prompt,
  attachments,
  ...props
}: FileFieldProps & { attachments: Attachments }) {
  const blockText = useBlockText()
  const { getValues, setValue } = useFormContext()
  const { items, files, undecided } = attachments
  useWaitBeforeSubmit(attachments.whenChecked)
  const { field, fieldState } = useController({
    name,
    rules: { validate: () => !undecided || blockText('input_fields_document_undecided') },
  })
  const hold = useEffectEvent(() => {
    const held: File[] = field.value ?? []
    const isHeld = held.length === files.length && held.every((file, at) => file === files[at])
    if (!isHeld || fieldState.invalid) field.onChange(files)
    if (attachments.withBsn.length > 0 || getValues(getWithBsnFieldName(name)))
      setValue(getWithBsnFieldName(name), attachments.withBsn)
  })
  useEffect(() => {
    if (items) hold()
  }, [items])
  const chosen = items.map(({ file }) => file)
  return (
    <Field name={name} {...props}>
      {({ id, ...control }) => (
        <FileUpload.Root
          unstyled
          ids={{ hiddenInput: id }}
          maxFiles={most}
          acceptedFiles={chosen}
          onFileAccept={(change) => attachments.add(change.files.filter((file) => !chosen.includes(file)))}
          {...(accept ? { accept } : {})}
        >
          <FileUpload.HiddenInput {...control} ref={field.ref} name={name} />
          <FileUpload.Dropzone css={dropAreaCss} disableClick>
            <Icon name="upload" />
            <Text css={mouseOnlyCss}>{prompt}</Text>
            <FileUpload.Trigger asChild>
              <Button kind="secondary" small>
                {blockText('choose_file')}
              </Button>
            </FileUpload.Trigger>
          </FileUpload.Dropzone>
          <UploadList uploads={attachments} />
        </FileUpload.Root>
      )}
    </Field>
  )
}
