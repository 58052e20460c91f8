// Made by bench/analysis/train.ts from the app reviews of Maalej and Nabil (2015), CC0; see NOTICE.
import { unpackModel } from "./unpack-model.ts";

/** From this probability on a text counts as one of the class; found on folds of the training set. */
export const bugReportsThreshold = 0.34;

export const bugReportsModel = unpackModel(
  -2.43,
  `
-0.5 'd
1.03 's
0.33 's just
0.49 's near
0.5 've
-0.46 've been
0.68 've ever
0.54 've had
0.55 've seen
1 1
0.78 11
0.84 2 day
-0.57 3
0.53 30
0.34 30 minut
-0.59 4
0.53 4 star
0.31 45
-0.44 5
-0.67 5 star
0.41 7
0.32 70
0.34 8
0.54 a
-0.32 a 5
-0.32 a better
0.69 a bit
0.49 a crash
0.3 a deal
-0.6 a few
0.34 a file
-1.19 a great
0.47 a half
0.71 a littl
0.39 a lot
0.42 a much
-0.67 a must
0.92 a new
0.5 a option
0.47 a pain
1.22 a pic
0.82 a veri
-0.36 a way
0.34 a while
-0.37 a wonder
-0.35 a word
0.81 about
0.92 about an
-0.33 about the
-0.48 absolut
0.37 access the
-0.73 accur
-0.33 across
0.3 action
-0.43 activ
0.35 actual work
-0.36 add
0.67 add a
-0.68 addict
-0.6 addit
0.36 address
0.32 adjust
-0.31 advertis
-0.35 advisor
1.65 after
0.39 after a
0.3 after the
0.3 after updat
0.63 again
0.47 all
-0.57 all of
0.52 all the
-0.35 allow me
0.38 almost perfect
-0.52 alreadi
1.13 also
0.32 also i
0.34 also it
0.6 although
0.88 am
0.5 am a
-2.04 amaz
-0.32 amount
1.83 an
0.71 an amaz
-0.3 an app
0.75 an updat
1.91 and
0.44 and also
0.65 and crash
0.48 and delet
0.33 and desktop
-0.62 and easi
-0.33 and everyth
0.67 and filter
0.32 and find
0.6 and free
-0.36 and fun
-0.41 and get
0.58 and i
0.78 and iphon
0.59 and it
0.35 and map
-0.37 and more
0.9 and no
-0.85 and not
0.35 and now
0.52 and reinstal
1.2 and still
0.48 and the
0.68 and then
-0.4 and updat
-0.49 and use
-0.31 and veri
0.38 and we
0.45 and word
2.7 ani
0.41 ani help
0.59 ani of
0.44 ani video
0.46 annoy
0.44 anoth
0.92 anymor
0.39 anyth els
-0.31 ap
-0.36 app
1.04 app but
0.44 app can
0.59 app crash
-0.42 app do
1.37 app doe
0.68 app ever
0.46 app fail
0.31 app great
-1.16 app i
0.4 app if
0.6 app is
0.49 app keep
-0.69 app love
0.45 app now
0.38 app onli
-0.35 app thank
-0.34 app that
0.31 app then
-0.64 app this
0.51 app though
0.34 app unless
0.35 app use
-0.57 app veri
0.93 app when
0.42 app with
0.51 appar
0.39 appear
0.38 appli
-1.07 applic
0.54 are
0.33 are actual
0.44 are all
0.32 are awesom
0.59 are mani
0.47 are there
0.3 around to
-0.38 as
0.6 as an
-0.31 as good
0.44 as possibl
0.67 as soon
0.61 as the
0.31 ask
0.6 ask for
1.96 at
-0.48 at first
0.42 at last
0.72 at least
-0.67 at the
0.3 at this
0.34 at time
-0.37 avail
0.56 avoid
0.43 aw
0.47 away
-3.41 awesom
0.32 awesom love
-0.83 awsom
1.38 back
0.3 back button
0.59 back to
0.34 back up
2.46 background
2.21 background and
0.5 bad
1.09 bad app
0.6 bad thing
0.55 bad updat
0.75 basic
-0.34 batteri
-0.38 battl
1.21 be
0.51 be a
-1.08 be abl
-0.54 be better
0.59 be great
0.44 be improv
-0.64 beauti
-0.55 becaus
-0.5 becaus i
0.54 becom
1.28 been
0.32 been abl
-0.37 been use
0.92 befor
0.38 begin
0.32 begin of
-0.48 believ
0.45 besid
-2.44 best
0.55 best app
0.33 best photo
0.87 best pic
-2.24 better
-0.32 better if
-0.7 better than
-0.64 between
0.78 big
0.34 big disappoint
1.92 bit
1.33 bit slow
-0.34 black
0.43 blue
0.37 board it
-0.42 bore
-0.67 both
0.33 bother
0.41 brought
0.31 brows
0.32 bt not
0.63 bug
0.3 bug i
1.99 buggi
-0.7 busi
2.82 but
1.06 but a
-0.33 but ca
1.19 but constant
0.36 but is
1.04 but it
-0.38 but need
-0.31 but no
0.59 but not
0.39 but onc
-0.32 but still
1.2 but the
0.44 but they
0.4 but would
0.44 button
0.4 button is
0.95 by
0.71 by one
0.8 by the
2.19 ca
1.79 ca n't
0.39 call
0.53 call it
0.39 camera
0.45 camera app
0.7 can
-0.36 can do
0.44 can get
0.31 can i
0.36 can no
2.03 can not
0.64 can u
0.43 cant
-0.31 care
0.96 caus
1.1 charg
0.33 citi
0.43 click
0.37 click to
-0.44 clip
-0.87 close
-0.34 cloud
0.49 come on
-0.4 complain
-0.37 complaint
1.47 complet
0.54 complet useless
1.19 connect
0.64 connect is
0.53 consid
0.38 consid other
1.51 constant
0.32 constant crash
-0.38 contact
-0.33 control
-0.95 conveni
-0.9 cool
-0.35 cool i
1.48 cool it
-0.31 cost
1.28 could
0.39 could do
0.77 could get
0.36 could not
-0.34 could use
0.5 counti
1.09 countri
0.38 coz
0.83 crap
6.79 crash
0.56 crash all
0.34 crash as
0.3 crash complet
0.93 crash crash
0.9 crash get
0.31 crash i
0.49 crash if
0.38 crash in
0.54 crash on
0.36 crash sinc
0.9 crash the
0.92 crash this
0.44 crash with
1.01 crazi
-0.49 creat
-0.38 creativ
0.41 cumbersom
0.85 current
0.49 current locat
-0.45 daili
0.56 dat
-0.64 data
0.69 day and
0.38 day tri
-0.49 decent
0.69 default
-0.57 definit
2.02 delet
0.51 delet a
0.33 delet and
0.44 delet it
0.56 deposit
0.31 design
0.33 design but
0.56 desir
-0.54 develop
0.3 dialog
0.3 dialog box
2.05 did
1.26 did not
0.82 did you
0.72 differ
0.73 differ note
0.73 differ notebook
0.42 disapoint
0.84 disappear
0.37 disappear they
0.32 disappoint sinc
1.04 disconnect
0.47 dislik
0.43 dislik the
0.31 dislik this
0.33 distanc
0.51 distanc from
0.32 do anyth
-0.42 do i
-0.43 do it
1.21 do n't
0.56 do not
0.72 do this
-0.32 doc
0.67 document
0.33 document from
3.08 doe
0.41 doe anyon
1.18 doe n't
1.17 doe nt
-0.53 doe what
-0.34 done
-0.59 down
1.29 download
0.73 download for
0.49 download the
-0.33 download this
0.55 dozen
-0.31 droid
1.93 dropbox
0.65 dropbox app
0.4 due
0.49 due to
0.31 duo
-0.39 dure
0.31 earlier
-3.6 easi
-2.39 easi to
-0.9 easier
-0.32 easier to
1.8 edit
1.18 edit app
0.91 effect
0.44 either
0.53 els
0.61 em
1.31 email
0.94 english
-0.8 enough
0.37 enter
0.56 entir
2.39 error
-0.33 etc
1.96 even
0.48 even open
0.66 even suggest
1.11 ever
0.42 ever use
0.78 everi
-0.36 everi day
0.93 everi time
-0.49 evernot for
-0.43 evernot is
-0.53 everyon
-1.62 everyth
-0.33 everyth i
0.37 everywher
-1.85 excel
-0.34 excel app
0.79 excel but
2.92 except
0.35 except for
0.41 except it
0.58 excess
-0.34 expect
1.22 eye
0.39 face
0.35 facebook integr
-0.3 fact
1.47 fail
0.47 fail i
0.37 fail to
0.42 failur
0.87 fake
-0.35 famili
-0.76 fantast
-0.94 far
-0.67 fast
0.53 fav
0.59 fav app
-0.41 favorit app
0.8 favourit
0.95 featur is
0.63 feed
-0.41 feel
-1.1 few
3.6 file
0.35 file from
0.35 file the
0.73 file type
0.89 filter
0.34 filter by
-0.58 final
0.82 find how
0.82 find the
-1.02 fine
0.82 fire
0.73 fire and
-0.8 first
0.63 first time
7.11 fix
0.52 fix i
1.96 fix it
0.64 fix pleas
0.82 fix some
0.34 fix thank
0.34 fix that
2.14 fix this
0.43 flash video
0.34 flat
0.49 flight
0.52 focus on
0.6 follow
0.69 follow by
-0.36 food
0.32 for
0.85 for 2
0.39 for android
0.31 for anoth
-0.41 for everyth
0.63 for god
0.49 for is
-0.52 for it
0.98 for me
0.31 for most
-0.55 for my
0.47 for new
0.41 for no
0.33 for text
-0.42 for the
-0.61 for this
-0.64 forc
0.76 forev
0.45 forev to
0.75 four
1.27 frame
-0.55 free
0.6 free roam
2.76 freez
0.37 freez on
0.31 freez the
0.63 frequent
-0.58 friend
0.37 from
1.04 from a
-1.06 from the
0.4 froze
0.84 frozen
0.4 frustrat
0.79 full
-1.17 fun
-0.4 fun and
0.34 fun i
-0.33 fun to
0.51 function
-0.3 funni
-0.34 g
-1.16 galaxi
-0.31 galaxi note
-0.39 galaxi s4
-2.4 game
-0.62 game but
0.38 game that
0.32 game was
0.41 get into
-0.31 get is
0.59 get it
0.35 get me
-0.37 get my
0.38 get to
0.32 get wors
0.95 give
-0.34 give 5
0.38 give me
-0.4 given
-0.34 glad
0.33 glitch
0.4 glitch pretti
0.46 glitchi
-1 go
-0.57 go to
0.54 god
0.32 gone so
-1.72 good
-1.21 good app
0.35 good at
0.57 good camera
0.43 good for
-0.61 good game
-0.33 good good
0.34 good info
0.33 good is
-0.47 good job
-0.34 gr8
0.6 gray
-2.17 great
-0.57 great app
0.43 great best
0.49 great but
-0.6 great for
-0.65 great i
1.03 great if
1.06 great need
0.48 great until
0.89 great way
0.62 great when
0.33 group
-0.31 guid
-0.32 h
1.12 had
-0.33 had a
0.56 had issu
0.6 had to
0.87 half
0.3 half of
-0.43 handi
0.51 hang up
1.31 happen
0.33 happen to
-0.55 happi
-0.37 happi with
0.75 hard
0.3 hard on
-0.36 hard to
1.96 has
0.71 has been
0.36 has stop
1.4 hate
0.62 hate it
0.46 have
-0.62 have a
0.63 have also
0.47 have been
0.64 have issu
-0.59 have it
1.41 have more
0.35 have my
0.75 have n't
-0.47 have no
0.41 have so
1.06 have to
-0.48 have use
-1.39 help
-0.34 help me
-0.59 high
-0.39 high recommend
-0.3 home
0.33 home and
0.42 hope that
1.52 horribl
0.67 hotel
0.5 hotel in
-0.49 hour
1.74 how
1.15 how about
0.49 how can
0.73 how hard
-0.35 how i
0.93 howev
0.45 howev it
-0.34 huge
-0.48 i 'd
0.93 i 've
0.97 i am
0.66 i ca
0.32 i call
0.53 i could
-0.33 i did
0.53 i dislik
-0.66 i do
0.44 i edit
0.31 i enjoy
0.35 i ever
-0.44 i get
0.66 i give
-0.65 i go
0.39 i had
0.73 i hate
0.46 i instal
0.3 i just
0.35 i keep
1.01 i like
-0.39 i never
0.33 i notic
-0.38 i paid
0.44 i see
-0.41 i still
-0.85 i think
0.91 i tri
0.92 i updat
-1.25 i use
0.58 i wish
1.25 i'm
0.99 i'm love
-0.35 i'm use
0.31 ibook
1.7 icon
0.59 icon and
-1.52 idea
-0.34 idea for
2.51 if
0.93 if i
0.4 if my
-0.33 if not
0.39 if the
0.4 if there
0.58 if you
0.45 il
0.63 im
0.63 im a
0.41 import to
0.49 imposs
0.55 imposs to
-0.62 impress
1.18 improv
0.4 improv it
0.71 improv the
1.54 in
0.37 in a
0.36 in dropbox
0.5 in iphon
0.75 in love
0.36 in memori
-0.65 in one
0.35 in onlin
0.32 in option
-1.01 in the
-0.63 includ
0.32 incorrect
-0.4 inspir
1.07 instal
0.74 instead
0.35 integr at
-0.97 interest
1.32 interfac
0.32 interfac i
0.61 interfac seem
0.35 interfac work
-0.38 internet
0.81 into
0.68 into differ
-0.38 intuit
1.38 io
0.94 io 7
2.18 ipad
0.34 ipad 3
1.12 ipad and
1.77 iphon
0.36 iphon 5
-0.39 iphon and
0.46 iphon but
0.5 iphon ipod
0.53 ipod
1.44 irrit
2.4 is
-1.93 is a
0.44 is about
0.81 is all
-0.36 is amaz
0.47 is an
-0.38 is awesom
0.35 is facebook
0.79 is good
-0.4 is great
1.01 is horribl
0.31 is nice
0.69 is no
0.49 is not
0.44 is perfect
0.49 is slow
0.51 is there
0.61 is this
0.55 is use
0.99 is veri
-0.3 is work
2.66 issu
0.64 issu i
0.31 issu where
0.84 it
0.43 it 4
-0.41 it 5
0.36 it again
-0.57 it all
0.36 it alway
0.86 it as
1.5 it but
0.33 it continu
0.79 it crash
1.01 it doe
0.34 it freez
-0.32 it great
-0.4 it if
0.31 it imposs
-0.55 it in
1.05 it is
-0.57 it just
0.76 it keep
-0.39 it more
0.73 it much
-0.39 it need
0.62 it never
-0.33 it now
0.49 it open
-0.41 it realli
-0.47 it say
-0.61 it so
-0.32 it suck
0.7 it to
-0.36 it up
-0.35 it use
1.45 it veri
0.9 it was
1.07 it will
-0.33 it with
0.98 it work
-0.77 it would
-0.31 it you
0.74 item
-0.41 itself
-0.69 job
0.39 joke
-0.47 just
0.39 keep
0.31 keep crash
1 keep freez
-0.36 keep it
0.33 keep tri
-0.58 know
-0.42 lack
0.3 lame
0.37 landscap
-0.48 laptop
1.49 last
0.7 last updat
-0.47 later
2.38 latest
0.49 latest updat
1.19 latest version
0.44 layout
-0.88 learn
0.72 least
0.97 less
0.74 let
0.73 let me
0.39 letter
-1.15 life
-0.5 like a
1.43 like it
-0.39 like the
-0.72 like to
0.56 like trip
1.03 littl
0.8 littl bit
1.03 littl slow
-1.25 live
-0.55 live without
2.95 load
0.33 load my
0.69 locat
0.35 lock
0.4 logo
0.69 longer
0.35 longer avail
-1.11 look
-0.34 look for
0.65 loop
-0.37 lose
1.36 lost
0.41 lost all
-0.3 lot
-0.93 lot of
-1.94 love
0.49 love dropbox
-2.18 love it
-0.5 love love
0.57 love pintrest
0.44 love the
-0.61 love this
0.81 love with
-0.71 luv
-0.6 luv it
-0.41 m
0.94 made
0.51 made the
0.36 magic
-0.54 main
0.48 major
-0.51 make
0.3 make you
-0.33 manag
1.33 mani
0.55 map
0.35 map is
0.4 map to
0.42 maxim
0.41 mayb
1.6 me
0.38 me a
0.37 me make
0.31 me now
0.35 me out
0.5 me the
-0.3 me to
0.37 me too
-0.46 meet
0.41 menu
0.51 mess
0.44 mess up
0.55 messag
0.86 mind
0.48 mini
0.47 mini game
0.31 minor
0.35 minut of
0.32 mobil deposit
-0.76 money
0.54 moon
2.06 more
0.43 more fun
1.01 most
-1.22 much
-0.39 much better
-0.31 much more
0.34 multipl
-1.44 must
-0.94 must have
1.28 my
0.47 my account
0.32 my board
0.59 my connect
0.49 my current
-0.77 my favorit
0.44 my friend
1.32 my ipad
0.5 my iphon
0.44 my kid
-0.36 my life
-0.37 my money
0.37 my new
0.3 my nook
1.06 my note
0.55 my password
-1.02 my phone
0.4 my progress
-0.3 my rate
0.38 my video
-0.34 myself
0.67 n
3.23 n't
-0.31 n't be
-0.42 n't do
0.44 n't download
0.72 n't even
0.39 n't like
-0.63 n't live
0.3 n't load
1.26 n't open
-0.35 n't support
0.63 n't upload
1.84 n't use
0.7 n't wast
1.69 n't work
0.68 name
-0.31 nativ
0.31 near
0.34 near me
1.48 need
0.42 need a
0.81 need more
2.04 need to
0.62 need work
0.54 negat
0.51 never work
1.91 new
0.47 new io
0.71 new updat
0.6 newest
0.34 newest version
-1.04 nexus
-0.51 nexus 7
-1.8 nice
0.57 nice app
0.35 nice onli
-0.4 nice to
2.7 no
0.47 no appar
-0.37 no complaint
0.48 no fix
-0.31 no idea
0.68 no longer
0.37 no note
0.36 no use
0.49 no video
0.68 no way
4.4 not
0.39 not access
0.33 not all
-1.88 not bad
0.69 not be
0.55 not download
0.61 not even
0.39 not good
1.01 not ok
-0.3 not on
1.04 not open
0.32 not send
0.46 not show
-0.34 not sure
0.92 not veri
0.34 not want
0.35 not work
0.75 note
-0.3 note 2
-0.45 note take
0.77 notebook
0.55 notic
1.67 now
1.26 now it
0.42 now useless
0.69 nt
-0.34 nt download
0.8 nt find
0.4 number
0.96 occasion
0.36 occupi
-1.14 of
0.43 of 10
-0.38 of all
0.36 of improv
-0.32 of my
0.79 of your
0.64 off
0.69 often
0.87 ok
0.35 ok and
-0.35 okay
0.68 old
0.36 old version
0.34 older
0.37 on an
0.36 on io
0.59 on ipad
-0.62 on my
0.34 on ta
-1.24 on the
0.31 on this
0.31 on various
1.29 onc
0.67 onc in
0.71 one by
-0.37 one place
0.62 one thing
0.45 one will
0.8 onli
0.53 onli bad
0.35 onli bug
0.37 onlin mode
4.85 open
0.68 open ani
0.34 open in
0.79 open it
0.32 open sinc
0.45 open up
0.43 open with
-0.45 opinion
1.36 option
0.49 option for
0.87 or
0.52 or even
-0.32 or the
-0.94 organ
0.49 orient
-1.23 other
0.57 otherwis
0.44 otherwis great
-0.43 our
0.66 out with
0.85 outdat
0.47 over
0.56 overal
0.91 overal good
0.59 page
0.42 page wo
0.34 paid
0.84 pain
0.45 pain slow
-0.38 paper
1.12 password
0.33 patienc
0.38 pattern
-0.34 pay
-0.42 pc
0.82 pdf
-0.87 peopl
-0.95 perfect
-0.32 perfect for
0.48 perman
0.48 perman and
0.61 permiss
-0.39 person
-1.34 phone
-0.32 phone but
-0.33 phone i
0.34 photo of
1.02 pic
0.86 pic edit
-0.32 picsart
-0.55 pictur
1.15 pin
0.86 pin i
0.65 pintrest
0.38 place the
0.37 place to
-1.03 plan
-0.88 play
0.3 play all
-0.46 play it
0.6 play my
1.69 pleas
1.96 pleas fix
0.39 pls
-0.6 plus
0.86 plz
0.32 pnc
0.65 point
0.49 point in
0.52 poor
0.8 pop
0.8 pop up
0.81 possibl
0.56 post
0.37 post it
0.87 potenti
-0.38 present
0.32 pretti good
0.54 previous
-0.45 price
2.2 problem
0.53 problem ca
0.66 problem i
0.33 problem is
0.34 problem it
0.33 process
0.37 product with
0.58 program but
0.31 progress
1.97 proper
1 put
-0.99 quick
-0.36 quit
0.4 rank
0.33 rate as
0.33 re
0.61 reach
-0.45 read
0.45 real time
1.04 realli
0.31 realli a
-0.65 realli like
0.42 realli smooth
0.52 realli wish
-0.42 reason i
0.78 recent
-1.12 recommend
0.33 reduc
-0.36 refer
0.72 refresh
0.35 regist
0.53 reinstal
-0.37 rememb
-0.41 remind
1.61 remov
0.41 repeat
0.38 repli
0.93 report
0.76 request
0.51 reset
-0.35 resourc
0.52 rest
-0.79 restaur
0.32 result
-0.61 review
-0.35 review are
0.56 roam
-0.37 rock
-0.37 roll
-0.33 room
0.54 ruin
0.47 ruin it
1.03 run
0.64 s
-0.62 s4
0.92 sad
-0.31 said
0.92 sake
-0.67 samsung
-0.44 samsung galaxi
0.51 save
0.31 save my
-0.31 save to
-0.49 say
0.47 scanner
-0.39 school
0.63 screen
1.38 search
0.37 search and
0.41 search for
0.65 second
-0.32 section
0.36 see in
0.84 seem
0.41 seen
2.32 select
0.72 select a
0.39 select all
0.77 select it
1 send
0.59 send a
0.53 set
0.39 sever
0.71 share
0.59 sheet
2.04 show
0.52 show it
0.57 show up
-0.35 side
0.42 sideway
-0.87 simpl
-0.35 simpl and
-0.5 simpli
0.3 simplic
2.02 sinc
0.31 sinc i
0.33 sinc the
0.59 site
0.36 skip
0.8 slide
2.85 slow
1.07 slow and
0.39 smooth i
-0.94 so
-0.82 so far
-0.3 so good
0.51 so mani
-1.11 so much
-0.31 so slow
0.49 some
0.55 some other
0.44 some realli
0.35 some the
0.6 someon
0.37 someth els
1.09 soon
0.57 soon as
-0.34 sort
0.41 sourc
0.31 spell
0.42 spell check
-0.54 spend
0.98 star
1.28 start
0.43 start up
0.34 startup
0.34 status
0.73 still download
0.52 still stuck
1.39 stop
1 stuck
0.55 stuck on
-0.8 stuff
-0.34 such
-1.06 suck
0.75 suggest
-1.22 super
-0.74 superb
-1 sure
-0.33 switch
-0.75 sync
-0.54 tab
-0.47 tablet
-0.78 take
0.55 take forev
-0.3 take note
-0.31 take up
-0.34 taken
0.34 tap
0.47 tell me
0.91 terribl
0.87 text
-1.14 than
0.33 than that
-0.42 than the
-2.01 thank
-0.38 thank for
-0.6 thank you
0.32 that
0.48 that also
0.41 that if
0.65 that my
1.65 the
-0.4 the abil
4.75 the app
0.43 the background
0.33 the begin
-1.42 the best
0.33 the comment
0.43 the custom
-0.32 the day
-0.33 the develop
0.58 the document
0.4 the entir
0.3 the eye
0.32 the featur
-0.3 the first
0.36 the full
-0.4 the go
0.43 the home
0.31 the hotel
0.97 the icon
0.37 the iphon
1.1 the latest
0.39 the occasion
0.61 the old
0.47 the one
0.33 the origin
0.48 the paid
-0.3 the photo
0.62 the program
-0.31 the purchas
0.38 the text
-0.38 the thing
1.11 the time
0.39 the tripadvisor
0.51 the updat
0.91 the upgrad
0.31 the way
-0.42 the world
0.38 the wrong
-0.32 them on
2.45 then
0.94 then i
0.35 then some
0.47 then you
2.63 there
0.36 there ani
0.43 there is
0.47 there should
2.99 they
0.79 they are
0.34 they even
0.42 they had
0.4 they have
0.42 they need
0.35 they will
0.5 they would
0.76 thing
0.44 thing i
0.4 thing is
-0.31 thing to
-1.04 think
-0.66 think it
-0.88 this
-0.82 this app
0.39 this could
-0.84 this game
-0.31 this in
-0.49 this is
0.36 this last
0.37 this latest
0.32 this other
0.45 this updat
0.37 those featur
1.95 though
0.47 though i
-0.65 thought
0.59 through
0.31 through and
0.36 through my
-0.4 through the
0.95 tht
0.55 till
2.45 time
0.34 time a
-0.34 time and
0.59 time i
0.33 time now
0.36 time sometim
-0.34 titl
1.3 to
-0.4 to a
0.35 to add
0.43 to anoth
1.22 to be
0.41 to check
0.94 to delet
-0.63 to do
0.31 to download
0.31 to eras
0.44 to file
-0.83 to get
0.44 to have
0.77 to improv
-0.56 to keep
1.82 to load
0.55 to love
-0.58 to make
0.39 to move
0.57 to my
-0.93 to play
-0.31 to post
0.63 to put
0.33 to reduc
0.35 to regist
0.96 to remov
0.57 to run
1.18 to save
0.31 to scan
1.08 to select
0.73 to send
0.38 to show
0.41 to start
0.32 to stop
0.31 to take
-0.68 to the
0.47 to this
1.03 to upload
-0.47 to use
-0.32 to your
0.64 ton
0.38 ton of
0.67 too
0.52 too buggi
0.51 too mani
0.31 too slow
-1.38 tool
-0.34 tool for
-0.43 touch
-0.31 track
-2.07 travel
1.47 tri
-0.42 tri it
2.17 tri to
-0.62 trip
-0.31 trip advisor
0.52 tripadvisor
0.42 trust
0.35 turn off
-0.55 two
0.74 u get
-0.53 ui
0.52 un
0.41 unless
0.7 unnecessari
0.36 unstabl
2.17 until
0.44 until i
0.34 until the
0.59 unus
2.18 up
0.91 up all
0.37 up for
4.13 updat
0.94 updat and
0.35 updat crash
0.47 updat great
0.63 updat i
-0.31 updat is
0.41 updat it
0.75 updat now
0.51 updat the
-0.31 updat this
-0.31 updat to
0.87 upgrad
0.31 upgrad to
2.06 upload
0.32 upload a
0.32 upload featur
0.31 upload the
0.36 ur
0.43 ur last
-0.6 us
-2.27 use
-0.84 use and
-0.37 use app
-0.73 use evernot
-0.33 use it
0.36 use on
1.18 use the
-0.62 use this
2.78 use to
-0.33 use trip
1.76 useless
-1.15 user
-0.4 user friend
0.31 various devic
0.94 veri
0.73 veri addict
0.43 veri annoy
0.32 veri big
-0.49 veri easi
1.47 veri good
-0.8 veri help
0.58 veri import
0.46 veri nice
-0.42 veri slow
0.36 veri unstabl
-0.5 veri use
-0.31 veri well
0.53 versa
3.81 version
0.3 version if
0.44 version is
0.34 via email
0.53 vice
0.53 vice versa
1.69 video
0.38 view
-0.33 visual
-0.61 wait
-0.41 wait for
0.33 wanna
2.31 want
0.32 want and
0.41 want the
1.11 want to
0.77 warn
1.33 was
0.33 was a
0.52 was at
0.43 was more
0.34 was n't
0.87 wast your
1.25 way
0.43 way to
0.89 way too
0.44 we have
0.97 we need
0.33 web interfac
0.44 websit is
0.59 week
0.41 week and
0.38 weird
-1.83 well
-0.35 well i
0.39 went
1.09 were
0.78 what 's
0.33 what good
0.4 what happen
-0.79 what it
-0.4 what you
1.9 when
1.06 when i
1.95 when it
0.38 when search
-0.32 when travel
1.06 where
0.34 where it
0.91 whi
-0.31 whi ca
0.83 whi did
1.22 which
0.51 white
-0.61 who
3.21 will
0.53 will load
0.97 will not
0.32 window
1.28 wish
0.43 wish i
-0.42 wish it
-0.31 wish there
0.97 wish they
0.47 wish you
0.58 with ani
0.35 with everi
0.41 with my
0.77 with pinterest
0.59 with real
0.57 with so
-0.52 with this
-0.36 within
-1.11 without
1.13 without ani
-1.08 without it
0.85 wo
1.11 wo n't
-1.28 wonder
-0.35 wonder app
1.01 work
0.3 work and
-0.62 work fine
0.73 work for
0.76 work good
0.34 work it
-0.4 work on
0.51 work so
0.56 work the
-0.34 work well
-0.7 world
0.42 wors
0.32 wors with
0.82 worst
-0.97 worth
-0.58 would
-0.95 would be
0.7 would fix
-0.43 would give
0.99 would like
0.42 would rate
0.33 would rather
-0.78 wow
-0.35 xperia
0.44 yeah
0.6 yeah it
-0.68 year
-0.49 yes
0.41 yet
1.64 you
-0.58 you can
0.89 you could
-0.42 you do
0.32 you fix
0.51 you have
1 you it
0.35 you pleas
-0.38 you should
0.45 you tri
0.99 you want
0.4 you work
1.03 your
0.64 your own
0.51 your time
0.31 zero star
`,
);
