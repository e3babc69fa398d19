import { expect, test } from 'vitest'
import { markInlinePictures } from './inline-pictures.ts'

const createAttachment = (contentId?: string, inline = false) => ({
  name: 'image001.png',
  mimeType: 'image/png',
  fileKey: 'key',
  inline,
  ...(contentId !== undefined && { contentId }),
})

test.each([
  ['<img src="cid:image001.png@01DB">', 'image001.png@01DB'],
  ['<img src="cid:image001.png%4001DB">', '<image001.png@01DB>'],
  ["<img src='CID:image001.PNG@01db'>", 'image001.png@01DB'],
  ['<td style="background:url(cid:image001.png@01DB)">', 'image001.png@01DB'],
  ['<td style="background:url(\'cid:image001.png@01DB\')">', 'image001.png@01DB'],
  ['<td background="cid:image001.png@01DB">tekst</td>', 'image001.png@01DB'],
  ['<IMG SRC=CID:image001.png@01DB><p>Na</p>', 'image001.png@01DB'],
  ['<img src=" cid:&lt;image001.png@01DB&gt; ">', 'image001.png@01DB'],
])('case C12: %s shows the attachment %s, which is then not listed as an attachment', (content, id) => {
  const [markedMail] = markInlinePictures({ content, attachments: [createAttachment(id)] })
  expect(markedMail).toMatchObject({ inline: true, contentId: 'image001.png@01DB' })
})

test('a picture marked inline but not shown in the mail is listed as an attachment', () => {
  const attachments = [createAttachment('a@b', true), createAttachment(undefined, true)]
  expect(
    markInlinePictures({ content: '<p>Zie de foto</p>', attachments }).map(({ inline }) => inline),
  ).toEqual([false, false])
})

test('case C12: a content id with a space is found literally and percent-encoded', () => {
  for (const content of ['<img src="cid:image 1@x">', '<img src="cid:image%201@x">'])
    expect(markInlinePictures({ content, attachments: [createAttachment('image 1@x')] })[0]?.inline).toBe(
      true,
    )
})
