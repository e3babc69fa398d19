import { Box, chakra, FileUpload } from '@chakra-ui/react'
import { type RegisterOptions, useController } from 'react-hook-form'
import { Button } from './button/Button.tsx'
import { IconButton } from './button/IconButton.tsx'
import { Field, type FieldProps } from './form/Field.tsx'
import { Icon } from './icon/Icon.tsx'
import { Text } from './text/Text.tsx'
import { useWords } from './words/words.ts'

interface Props extends FieldProps {
  /** Media types or extensions that may be chosen. */
  accept?: string[]
  most?: number
  rules?: RegisterOptions
  /** Words in the drop area: what to put there. */
  prompt: string
}

const area = {
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: '2.5',
  px: '6',
  py: '7',
  bg: 'wall',
  rounded: 'table',
  borderWidth: '2px',
  borderStyle: 'dashed',
  borderColor: 'edge',
  '&[data-dragging]': { bg: 'table' },
}
/** A finger drags no files. */
const withMouse = { '@media (pointer: coarse)': { display: 'none' } }
const file = { display: 'flex', alignItems: 'center', gap: '3', minH: '52px', pt: '2' }

/** Files to send: dropped, chosen or photographed. The form holds them as a list. */
export function FileField({ name, accept, most = 1, rules, prompt, ...props }: Props) {
  const word = useWords()
  const { field } = useController({ name, ...(rules ? { rules } : {}) })
  const files: File[] = field.value ?? []
  return (
    <Field name={name} {...props}>
      {({ id, ...control }) => (
        <FileUpload.Root
          unstyled
          ids={{ hiddenInput: id }}
          maxFiles={most}
          acceptedFiles={files}
          onFileAccept={(change) => field.onChange(change.files)}
          {...(accept ? { accept } : {})}
        >
          <FileUpload.HiddenInput {...control} ref={field.ref} name={name} />
          <FileUpload.Dropzone css={area} disableClick>
            <Icon name="upload" />
            <Text css={withMouse}>{prompt}</Text>
            <FileUpload.Trigger asChild>
              <Button kind="secondary" small>
                {word('choose_file')}
              </Button>
            </FileUpload.Trigger>
          </FileUpload.Dropzone>
          <ul>
            {files.map((chosen) => (
              <chakra.li key={`${chosen.name}${chosen.size}`} css={file}>
                <Icon name="document" />
                <Box flex="1" minW="0" overflowWrap="anywhere" fontWeight={600}>
                  {chosen.name}
                </Box>
                <IconButton
                  icon="trash"
                  label={word('remove_file', { name: chosen.name })}
                  onClick={() => field.onChange(files.filter((other) => other !== chosen))}
                />
              </chakra.li>
            ))}
          </ul>
        </FileUpload.Root>
      )}
    </Field>
  )
}
