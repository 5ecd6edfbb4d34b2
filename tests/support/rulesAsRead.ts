/** Change a rule here too, with the text of the law open. */
export const RULES_AS_READ: Record<string, string> = {
  austria: `
    marriedCouple | yes | § 2(1) | H
    unmarriedCouple | notarial | §§ 2(1) and 8(1) | H
    womanAlone | no | § 2(1) | H
    twoWomen | yes | § 2(1) and (2) | H
    ageOwnEggs | none | whole act | H
    ageDonorEggs | before-45-at-start | § 3(3) | H
    ageFrozen | none | whole act | H
    donorEggs | yes | § 3(3) | H
    donorSperm | yes | § 3(2) | H
    bothDonors | not-forbidden | §§ 3(2), 3(3) and 14(3) | M
    donorIdentity | known-at-14 | § 20(2) | H
    embryoDonation | not-provided | § 3(1) | H
    geneticTesting | three-failures | § 2a | H
    sexChoice | only-disease | § 2a(4) | H
    storage | 10-at-most | § 17(1) | H | until 2027-03-31
    afterStorage | not known
    embryosFromAbroad | named-donors | §§ 3, 13, 15, 17 and 22 | M | until 2027-08-06
    afterDeath | storage-ends | § 17(1) | H
    step | other-treatment-first | § 2(2) | H
    step | information-14-days | § 7 | H
    step | notary-unmarried-or-donor | §§ 7 and 8(1) | H
    step | consent-2-years | § 8(5) | H
  `,
  belgium: `
    marriedCouple | yes | art. 2(f) and 7 | H
    unmarriedCouple | yes | art. 2(f) and 7 | H
    womanAlone | yes | art. 2(f) and 7 | H
    twoWomen | yes | art. 2(f) and 9 | H
    ageOwnEggs | before-46 | art. 4 | H
    ageDonorEggs | before-46 | art. 4 | H
    ageFrozen | before-48 | art. 4 | H
    donorEggs | yes | art. 51 | H
    donorSperm | yes | art. 51 | H
    bothDonors | not-forbidden | arts 2(f), 25 and 54 | M
    donorIdentity | anonymous-or-agreed | art. 57; Constitutional Court 102/2024 | H | until 2027-06-30
    embryoDonation | yes-anonymous | art. 22 | H | until 2027-06-30
    geneticTesting | not-for-traits | art. 67 | H
    sexChoice | only-disease | art. 67 | H
    storage | 5-or-longer | art. 17 and 18 | H
    afterStorage | as-agreed | art. 10, 13 and 17 | H
    embryosFromAbroad | between-clinics | The medicines agency on importing cells (in French) | M | until 2027-08-06
    afterDeath | 6-months-5-years | art. 15, 16 and 45 | H
    step | written-agreement | art. 7 | H
    step | may-refuse | art. 5 | H
    step | donor-request | art. 32 and 61 | H
  `,
  "czech-republic": `
    marriedCouple | yes | § 6 | H
    unmarriedCouple | yes | § 6 | H
    womanAlone | no | § 6 | H
    twoWomen | no | § 6 | H
    ageOwnEggs | until-49 | § 6 | H
    ageDonorEggs | until-49 | § 6 | H
    ageFrozen | until-49 | § 6 | H
    donorEggs | yes | § 3(4) | H
    donorSperm | yes | § 3(4) | H
    bothDonors | not-forbidden | §§ 3(4), 6(1) and 9(1) | M
    donorIdentity | anonymous | § 10 | H
    embryoDonation | yes-anonymous | §§ 9 and 10 | H
    geneticTesting | proven-risk | § 3(1) | H
    sexChoice | only-disease | § 5(2) | H
    storage | no-end | § 9 | H
    afterStorage | asked-then-destroyed | § 9 | H
    embryosFromAbroad | between-clinics | §§ 11 and 12 | H | until 2027-08-06
    afterDeath | no-fresh-consent | §§ 6 and 8 | M
    step | medical-reasons | § 3(1) | H
    step | request-6-months | § 6 | H
    step | consent-each-time | § 8 | H
  `,
  denmark: `
    marriedCouple | yes | act 902/2019 | H
    unmarriedCouple | yes | act 902/2019 | H
    womanAlone | yes | act 902/2019 | H
    twoWomen | yes | act 902/2019 | H
    ageOwnEggs | before-46-treated | Herlev Hospital on the law (in Danish) | M
    ageDonorEggs | before-46-treated | Herlev Hospital on the law (in Danish) | M
    ageFrozen | before-46-treated | Herlev Hospital on the law (in Danish) | M
    donorEggs | yes | act 902/2019 | H
    donorSperm | yes | A clinic on open donors | M
    bothDonors | one-identifiable | § 5 of the act | M
    donorIdentity | patient-chooses | A clinic on open donors | M
    embryoDonation | not known
    geneticTesting | not known
    sexChoice | not known
    storage | until-46 | § 2 | M
    afterStorage | not known
    embryosFromAbroad | between-clinics | § 5 | M | until 2027-08-06
    afterDeath | consent | A clinic on open donors | M
  `,
  finland: `
    marriedCouple | yes | s. 2 | H
    unmarriedCouple | yes | s. 2 | H
    womanAlone | yes | s. 2 | H
    twoWomen | yes | s. 2 | H
    ageOwnEggs | one-clinic-45 | A clinic on treatment with donated sperm | M
    ageDonorEggs | one-clinic-45 | A clinic on treatment with donated sperm | M
    ageFrozen | one-clinic-45 | A clinic on treatment with donated sperm | M
    donorEggs | yes | s. 2 | H
    donorSperm | yes | s. 2 | H
    bothDonors | yes | s. 2 | H
    donorIdentity | known-at-18 | A clinic on donated cells | M
    embryoDonation | not known
    geneticTesting | disease | on the child’s characteristics | H
    sexChoice | only-disease | on the child’s characteristics | H
    storage | not known
    afterStorage | as-agreed | A clinic on frozen embryos | M
    embryosFromAbroad | named-donors | Act 1237/2006 on assisted fertility treatments (in Finnish) | M | until 2027-08-06
    afterDeath | destroyed | on destroying cells | H
  `,
  france: `
    marriedCouple | yes | art. L2141-2 | H
    unmarriedCouple | yes | art. L2141-2 | H
    womanAlone | unmarried | art. L2141-2 | H
    twoWomen | yes | art. L2141-2 | H
    ageOwnEggs | before-43 | decree 2021-1243 | H
    ageDonorEggs | before-45 | decree 2021-1243 | H
    ageFrozen | before-45 | decree 2021-1243 | H
    donorEggs | yes | The state agency’s guide (in French) | M
    donorSperm | yes | The state agency’s guide (in French) | M
    bothDonors | very-rare | Agence de la biomédecine on double donation (in French) | M
    donorIdentity | known-at-18 | The state agency’s guide (in French) | M
    embryoDonation | notary | art. L2141-6 | H
    geneticTesting | not known
    sexChoice | not known
    storage | not known
    afterStorage | as-agreed | art. L2141-4 | M
    embryosFromAbroad | agency-permit | art. L2141-9 | H | until 2027-08-06
    afterDeath | no | art. L2141-2 | H
    step | separation-ends | art. L2141-2 | H
    step | notary-embryo | art. L2141-6 | H
  `,
  germany: `
    marriedCouple | yes | Embryonenschutzgesetz (in German) | M
    unmarriedCouple | yes | Embryonenschutzgesetz (in German) | M
    womanAlone | depends | The clinics of TFP on single women and female couples | M
    twoWomen | depends | The clinics of TFP on single women and female couples | M
    ageOwnEggs | one-clinic-45 | A clinic in Munich on age limits (in German) | M
    ageDonorEggs | not-applicable | § 1(1) | H
    ageFrozen | one-clinic-45 | A clinic in Munich on age limits (in German) | M
    donorEggs | no | § 1(1) | H
    donorSperm | yes | Samenspenderregistergesetz (in German) | M
    bothDonors | no | § 1(1) nos 1 and 2 | H
    donorIdentity | sperm-register | Samenspenderregistergesetz (in German) | M
    embryoDonation | not known
    geneticTesting | ethics-board | § 3a | H
    sexChoice | not known
    storage | no-end | Markus Schmechel, Kryokonservierung und Recht (in German) | M
    afterStorage | not known
    embryosFromAbroad | no-donor-eggs | §§ 72b and 72c | M | until 2027-08-06
    afterDeath | no-sperm | § 4 | H
  `,
  greece: `
    marriedCouple | yes | art. 1456 | H
    unmarriedCouple | notarial | art. 1456 | H
    womanAlone | notarial | art. 1456 | H
    twoWomen | one-as-single | First Class Greece on the legal framework | M
    ageOwnEggs | until-54 | art. 3 | H
    ageDonorEggs | until-54 | art. 3 | H
    ageFrozen | until-54 | art. 3 | H
    donorEggs | yes | art. 8(7) | H
    donorSperm | yes | art. 8(7) | H
    bothDonors | not-forbidden | arts 8(2) and 9(1) | M
    donorIdentity | donor-chooses | art. 5 and 11 | H
    embryoDonation | yes | art. 5 | H
    geneticTesting | permit | art. 6 | H
    sexChoice | only-disease | art. 1455 | H
    storage | 5-renewable | art. 4 | H
    afterStorage | not known
    embryosFromAbroad | between-clinics | arts 14 and 15 | H | until 2027-08-06
    afterDeath | court-permit | art. 1457 | H
    step | virus-tests | art. 4(2) | H
  `,
  italy: `
    marriedCouple | yes | Act 40/2004 art. 5 | H
    unmarriedCouple | living-together | Act 40/2004 art. 5 | H
    womanAlone | no | Act 40/2004 art. 5 | H
    twoWomen | no | Act 40/2004 art. 5 | H
    ageOwnEggs | fertile-age | Act 40/2004 art. 5 | H
    ageDonorEggs | fertile-age | Act 40/2004 art. 5 | H
    ageFrozen | fertile-age | Act 40/2004 art. 5 | H
    donorEggs | mostly-imported | judgment 162/2014 | H
    donorSperm | yes | judgment 162/2014 | H
    bothDonors | yes | Studio Cataldi on the guidelines of 2015 (in Italian) | M
    donorIdentity | not known
    embryoDonation | not known
    geneticTesting | not known
    sexChoice | not known
    storage | no-end | A clinic in Bologna on frozen embryos (in Italian) | M
    afterStorage | not known
    embryosFromAbroad | between-clinics | arts 7 and 8 | H | until 2027-08-06
    afterDeath | no | Act 40/2004 art. 5 | H
    step | no-withdrawal | judgment 161/2023 | H
  `,
  poland: `
    marriedCouple | yes | art. 20 | H
    unmarriedCouple | joint-statement | art. 20 and 32 | H
    womanAlone | no | art. 2(1)8 | H
    twoWomen | no | art. 2(1)8 | H
    ageOwnEggs | none | whole act | H
    ageDonorEggs | none | whole act | H
    ageFrozen | none | whole act | H
    donorEggs | yes | art. 30 | H
    donorSperm | yes | art. 30 | H
    bothDonors | not-forbidden | arts 20, 21, 30, 32 and 36 | M
    donorIdentity | some-data-at-18 | art. 38 | H
    embryoDonation | yes-anonymous | art. 36 | H
    geneticTesting | medical | art. 26 | H
    sexChoice | only-disease | art. 26 | H
    storage | agreed-20 | art. 21(3) | H
    afterStorage | donated | art. 21(3) and 23(3) | H
    embryosFromAbroad | between-clinics | arts 57 to 59 | H | until 2027-08-06
    afterDeath | embryos-only | art. 33 | H
    step | 12-months-tried | art. 5(2) | H
    step | paternity-14-months | art. 20 and 32; Family Code art. 75¹ | H
  `,
  spain: `
    marriedCouple | yes | art. 6 | H
    unmarriedCouple | yes | art. 6 | H
    womanAlone | yes | art. 6 | H
    twoWomen | yes | art. 6 | H
    ageOwnEggs | clinics-50 | Diario en Positivo on age limits (in Spanish) | M
    ageDonorEggs | clinics-50 | Diario en Positivo on age limits (in Spanish) | M
    ageFrozen | clinics-50 | Diario en Positivo on age limits (in Spanish) | M
    donorEggs | yes | art. 5 | H
    donorSperm | yes | art. 5 | H
    bothDonors | yes | arts 5, 6(1) and 8(1) | H
    donorIdentity | general-data | art. 5 | H
    embryoDonation | yes | art. 11 | H
    geneticTesting | yes | Ley 14/2006 on assisted reproduction (in Spanish) | M
    sexChoice | only-disease | Ley 14/2006 on assisted reproduction (in Spanish) | M
    storage | while-fit | art. 11 | H
    afterStorage | not known
    embryosFromAbroad | between-clinics | arts 23, 23 bis and 23 ter | H | until 2027-08-06
    afterDeath | 12-months | art. 9 | H
    step | husband-consents | art. 6 | H
  `,
  sweden: `
    marriedCouple | yes | ch. 7 § 3 | H
    unmarriedCouple | yes | ch. 7 § 3 | H
    womanAlone | yes | ch. 1 § 5 and ch. 7 § 5 | H
    twoWomen | yes | ch. 7 §§ 1 and 3 | H
    ageOwnEggs | private-45 | A clinic on treatment with donor eggs (in Swedish) | M
    ageDonorEggs | private-45 | A clinic on treatment with donor eggs (in Swedish) | M
    ageFrozen | private-45 | A clinic on treatment with donor eggs (in Swedish) | M
    donorEggs | yes | ch. 7 §§ 2 and 4 | H
    donorSperm | yes | ch. 7 §§ 2 and 4 | H
    bothDonors | yes | ch. 7 § 4 and the transitional rules of 2018:1283 | H
    donorIdentity | known-when-mature | ch. 7 § 7 | H
    embryoDonation | from-parents | ch. 7 § 3a | H
    geneticTesting | inherited-disease | ch. 4 § 2 | H
    sexChoice | only-disease | ch. 4 § 2 | H
    storage | 10-or-longer | ch. 5 §§ 4 and 6 | H
    afterStorage | not known
    embryosFromAbroad | named-donors | ch. 7 §§ 6 and 7 | M | until 2027-08-06
    afterDeath | no | ch. 7 § 6 | H
    step | partner-consents | ch. 7 § 3 | H
    step | suitability | ch. 7 § 5 | H
  `,
  "united-kingdom": `
    marriedCouple | yes | s. 13(5) | H
    unmarriedCouple | yes | s. 13(5) | H
    womanAlone | yes | s. 13(5) | H
    twoWomen | yes | s. 13(5) | H
    ageOwnEggs | often-50 | ABC IVF on age limits | M
    ageDonorEggs | often-50 | ABC IVF on age limits | M
    ageFrozen | often-50 | ABC IVF on age limits | M
    donorEggs | yes | Cardiff News Online on donors’ compensation | M
    donorSperm | yes | Cardiff News Online on donors’ compensation | M
    bothDonors | yes | s. 13(5) | M
    donorIdentity | known-at-18 | donors from 1 April 2005 | H
    embryoDonation | not known
    geneticTesting | licensed | schedule 2 | H
    sexChoice | only-disease | schedule 2 | H
    storage | 55-years | s. 14(3)(b) and schedule 3 para. 11C | H
    afterStorage | as-agreed | schedule 3 para. 2 | M
    embryosFromAbroad | import-certificate | whole letter | H
    afterDeath | consent | s. 28(5A) to (5I) | H
    step | child-welfare | s. 13(5) | H
  `,
};
