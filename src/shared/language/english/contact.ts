/** The messages of a refused or failed message, as the server and the API word them. */
export const CONTACT_MESSAGES = {
  nameRequired: 'Name is required',
  emailInvalid: 'Invalid email address',
  messageRequired: 'Message is required',
  nameTooLong: 'Must have at most 1,000 characters',
  messageTooLong: 'Must have at most 100,000 characters',
  inboxFull: "Couldn't send the message. The inbox is full. Please use another way to get in touch.",
  tooManyMessages: 'Too many requests. Please try again later.',
  noResponse: 'No response from server. Please check your network connection.',
} as const;

/** The words of the contact form and of what takes its place on a static host. */
export const CONTACT_TEXTS = {
  ...CONTACT_MESSAGES,
  nameField: 'Name',
  emailField: 'Email',
  messageField: 'Message',
  websiteField: 'Website',
  sendMessage: 'Send message',
  sending: 'Sending...',
  sent: 'Message sent successfully!',
  failed: 'Failed to send message. Please try again.',
  allRequired: 'All three fields are required.',
  messageKept: 'Your message is still here.',
  correctFields: 'Correct the marked fields and send it again.',
  correctOrLater: 'Correct it or try again later.',
  arrived: 'Your message has arrived. The reply will come to {address}.',
  enteredAddress: 'the email address you entered',
  otherMeans: 'To get in touch, use one of the links on this page.',
  sendEmail: 'Send an email',
} as const;
