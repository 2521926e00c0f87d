import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** Self-signed for kitchen.example and localhost, valid to 2120, because test machines may lack OpenSSL. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBfDCCASKgAwIBAgIBATAKBggqhkjOPQQDAjAZMRcwFQYDVQQDDA5UYWdpbmUn
cyB0ZXN0czAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFowGTEXMBUG
A1UEAwwOVGFnaW5lJ3MgdGVzdHMwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQj
Irz9w0kjYAGrTQhL9QULd/VTHwFrK1qQEwje2FMHo0hqRCP4ttpqmrqwJXlB+CO2
4cC/JX+RkdiW2N0c4jXuo1kwVzAPBgNVHRMBAf8EBTADAQH/MCUGA1UdEQQeMByC
D2tpdGNoZW4uZXhhbXBsZYIJbG9jYWxob3N0MB0GA1UdDgQWBBQ2I8idAg10O4/5
j7rwsa28Ivx3ejAKBggqhkjOPQQDAgNIADBFAiAUEtCXfuyS8CUT8vPIVDq8zU5X
4Iq9QejQc04TZ6Fq2AIhAOwPyqy0+Mx6KEiZdTmrJSxflWt9ve6Z2B43Pxkwy6AS
-----END CERTIFICATE-----
`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgBPswcX4WzvJ7nLt9
jxHflw5j0yrO48fwvoWQqqkgFZShRANCAAQjIrz9w0kjYAGrTQhL9QULd/VTHwFr
K1qQEwje2FMHo0hqRCP4ttpqmrqwJXlB+CO24cC/JX+RkdiW2N0c4jXu
-----END PRIVATE KEY-----
`;

export function writeCertificate(folder: string): { cert: string; key: string } {
  const files = { cert: join(folder, "cert.pem"), key: join(folder, "key.pem") };
  writeFileSync(files.cert, CERTIFICATE);
  writeFileSync(files.key, KEY);
  return files;
}
